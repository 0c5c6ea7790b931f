import { plainWord } from "./search-words.ts";

/**
 * Rows of synonyms for things: any word finds the products that have another word of its row. The first words are the shop's; the
 * others are what people say instead, and translations into German, French, Spanish and Arabic.
 */
const things = [
  "sofa couch settee chesterfield divan canapé sofá كنبة أريكة",
  "chair seat stool stuhl sessel chaise fauteuil silla كرسي",
  "armchair sessel fauteuil butaca sillón easychair",
  "daybed liege couch méridienne",
  "furniture möbel meuble mueble أثاث",
  "coat overcoat mantel manteau abrigo معطف",
  "trench raincoat mackintosh mac trenchcoat",
  "parka anorak cagoule windbreaker",
  "jacket blouson jacke veste chaqueta cazadora سترة جاكيت",
  "jumper sweater pullover knitwear jersey pulli strick tricot",
  "dungarees overalls trousers pants latzhose salopette peto",
  "gilet vest bodywarmer waistcoat weste chaleco",
  "pyjama pajama sleepwear nightwear schlafanzug pijama",
  "tee tshirt shirt hemd chemise camisa قميص",
  "shell blouse bluse blusa chemisier",
  "dress frock pinafore kleid robe vestido فستان",
  "fashion klamotten fringues clothes clothing apparel mode kleidung vêtements ropa ملابس",
  "bag handbag purse tote tasche handtasche sac bolso حقيبة حقائب شنطة",
  "backpack rucksack knapsack sac mochila",
  "holdall duffel weekender reisetasche",
  "wallet billfold purse geldbörse portemonnaie cartera محفظة",
  "belt gürtel ceinture cinturón حزام",
  "hat fedora cap beanie hut mütze chapeau sombrero gorra قبعة",
  "scarf chal shawl silk schal écharpe bufanda وشاح",
  "umbrella brolly regenschirm parapluie paraguas مظلة",
  "sunglasses shades eyewear sonnenbrille lunettes gafas نظارات",
  "watch timepiece chronograph wristwatch uhr montre reloj ساعة ساعات",
  "headphones headset earphones kopfhörer casque auriculares سماعات سماعة",
  "earbuds earphones inear headphones ohrhörer écouteurs",
  "speaker loudspeaker boombox lautsprecher enceinte altavoz مكبر",
  "monitor screen display bildschirm écran pantalla شاشة",
  "camera kamera appareil cámara كاميرا",
  "microphone mic mikrofon micro micrófono ميكروفون",
  "lamp lampe tischlampe luminaire lámpara مصباح",
  "blender mixer smoothie mixeur batidora خلاط",
  "mill grinder mühle kaffeemühle moulin molinillo",
  "coffee espresso kaffee kaffeemaschine café cafetière cafetera قهوة",
  "keyboard tastatur clavier teclado",
  "controller gamepad joystick",
  "flask thermos bottle thermoskanne gourde termo",
  "electronics gadgets tech elektronik électronique electrónica إلكترونيات",
  "book reading buch livre libro كتاب",
  "novel roman novela رواية",
  "notebook journal diary notizbuch carnet cuaderno دفتر",
  "plant houseplant pflanze zimmerpflanze plante intérieur planta interior نبات نباتات",
  "garden gardener gardening plant garten gärtner jardin jardinier jardín jardinero حديقة",
  "cactus succulent kaktus cacti سحلب صبار",
  "fern farn fougère helecho",
  "tree baum arbre árbol شجرة",
  "flower blossom blumen fleurs flores زهور ورد",
  "bouquet bunch posy strauß ramo باقة",
  "vase jug krug jarrón مزهرية",
  "rose rosen rosa وردة",
  "mug cup tasse tasses becher taza كوب",
  "ceramics pottery stoneware keramik céramique cerámica",
  "basket korb panier cesta سلة",
  "candle kerze bougie vela شمعة شموع",
  "cushion pillow kissen coussin cojín وسادة",
  "cake gateau torte kuchen gâteau tarta pastel كعكة",
  "cupcake muffin bun",
  "doughnut donut krapfen beignet rosquilla",
  "macaron biscuit cookie keks galleta",
  "tart pie flan tarte",
  "chocolate cocoa schokolade chocolat شوكولاتة",
  "fruit obst fruits fruta فاكهة",
  "vegetable veg greens gemüse légumes verduras خضروات",
  "avocado avo aguacate avocat",
  "tomato tomate",
  "lemon citrus zitrone citron limón ليمون",
  "apple apfel pomme manzana تفاح",
  "egg eier œufs huevos بيض",
  "honey honig miel عسل",
  "oil öl huile aceite زيت",
  "food grocery groceries essen lebensmittel nahrung alimentation nourriture comida طعام",
  "dog puppy hund chien perro كلب",
  "cat kitten katze chat gato قطة",
  "pet animal haustier mascota",
  "kibble biscuit feed futter croquettes pienso",
  "treat leckerli leckerlis leckerchen leckerbissen friandise golosina premio مكافأة",
  "bird vogel oiseau pájaro",
  "cosmetics makeup beauty kosmetik maquillage maquillaje مكياج",
  "lipstick lippenstift rouge labial",
  "cream lotion moisturiser moisturizer creme crème crema كريم",
  "parfum perfume fragrance scent cologne perfum عطر عطور",
  "soap seife savon jabón صابون",
  "nail lacquer polish varnish nagellack vernis esmalte",
  "powder foundation puder poudre polvo",
  "mask facemask maske masque mascarilla قناع",
  "thermometer fieber thermomètre termómetro",
  "bandage plaster dressing verband pansement venda",
  "stethoscope stethoskop fonendoscopio",
  "vitamin supplement tablets vitamine vitamina",
  "tyre tire wheel rim reifen felge roue pneu rueda neumático عجلة إطار إطارات",
  "brake bremse frein freno",
  "battery accumulator batterie batería بطارية",
  "car auto vehicle coche voiture سيارة",
  "gift present birthday wedding geschenk geburtstag hochzeit cadeau anniversaire mariage regalo boda cumpleaños هدية",
] as const;

/** The same for what things are like, and for whom. */
const qualities = [
  "kids baby children child toddler girl boy kinder mädchen jungen enfants fille garçon niños niña niño أطفال بنات أولاد",
  "women ladies damen femmes mujeres نساء",
  "men mens gents herren hommes hombres رجال",
  "low dim dark shade shady dunkel dunkle dunklen schatten schattig sombre ombre oscuro oscura sombra مظلم ظل",
  "organic eco bio natural ökologisch biologique ecológico",
  "celebration birthday party geburtstag anniversaire cumpleaños fiesta عيد ميلاد حفلة",
  "christmas xmas festive yuletide weihnachten weihnachtsschmuck noël navidad عيد ميلاد",
  "handmade handcrafted artisan craft handgemacht artesanal",
  "wool woollen wolle laine lana صوف",
  "leather leder cuir cuero جلد",
  "wood wooden holz bois madera خشب",
  "sale deal offer discount reduced bargain angebot rabatt reduziert solde promotion promo oferta rebaja تخفيض عرض",
  "new neu neuheit nouveau nouveauté nuevo novedad جديد",
  "black schwarz noir negro أسود",
] as const;

/** Words ignored in searches, in the shop's languages: articles, conjunctions, praise, and whom or which room it is for. */
export const fillers: ReadonlySet<string> = new Set(
  (
    "a an and the for from of to in with room my him her mum mom mother dad father friend or on at by it is are that this i need want looking " +
    "like something some any thing things stuff good nice best great cheap pretty beautiful buy online shop people person really very " +
    "maker vorne hinten oder ist ich suche brauche etwas gut gute guter gutes schön schöne schöner schönes günstig günstige kaufen leute im am an " +
    "fürs fur ou pas cher bon bonne beau belle acheter je cherche quelque chose se dans sur personnes " +
    "un busco quiero algo bueno buena bonito bonita barato barata comprar personas en o " +
    "أريد شيء جميل جيد رخيص شراء أو " +
    "für und aus der die das den ein eine einen mit zum zur zimmer raum mama papa mutter vater freund freundin " +
    "pour et en au aux à le la les de du des un une avec pièce maman mère père ami amie " +
    "para y el los las una con del al habitación mamá papá madre padre amigo amiga من مع في غرفة"
  ).split(" "),
);

const meanings = new Map<string, Set<string>>();
for (const row of [...things, ...qualities]) {
  const words = row.split(" ").map(plainWord);
  for (const word of words) meanings.set(word, new Set([...(meanings.get(word) ?? []), ...words]));
}

/** Returns the synonyms of normalised words, without these words themselves. */
export function synonymsOf(words: readonly string[]): string[] {
  const found = new Set(words.flatMap((word) => [...(meanings.get(word) ?? [])]));
  for (const word of words) found.delete(word);
  return [...found];
}

/** Things that many shops have: where these words are only said of other goods, nobody means those by them. */
const furtherThings =
  "shoe boot sandal slipper trouser jeans skirt sock glove swimsuit underwear bra tie ring necklace earring bracelet jewellery phone smartphone laptop " +
  "tablet computer printer television tv charger cable fridge freezer oven kettle toaster iron hoover vacuum washer dishwasher pan pot saucepan knife " +
  "fork spoon plate glass bed mattress table desk wardrobe shelf bookcase rug carpet curtain mirror bicycle bike scooter toy doll puzzle ball tent " +
  "ladder hammer drill screwdriver paint pen pencil shampoo toothbrush toothpaste razor nappy pram wine beer bread cheese milk meat fish rice pasta " +
  "schuh stiefel sandale hose rock socke handschuh badeanzug unterwäsche krawatte kette ohrring armband schmuck handy telefon rechner drucker ladegerät " +
  "kabel kühlschrank backofen wasserkocher bügeleisen staubsauger waschmaschine spülmaschine pfanne topf messer gabel löffel teller bett matratze tisch " +
  "schreibtisch schrank regal teppich vorhang spiegel fahrrad roller spielzeug puppe zelt leiter bohrmaschine stift zahnbürste windel kinderwagen " +
  "wein bier brot käse milch fleisch reis nudeln " +
  "chaussure botte sandale pantalon jupe chaussette gant cravate bague collier bracelet bijou téléphone ordinateur imprimante chargeur câble frigo four " +
  "bouilloire aspirateur poêle casserole couteau assiette verre lit matelas table bureau armoire étagère tapis rideau miroir vélo jouet poupée tente " +
  "échelle marteau perceuse stylo brosse couche poussette vin bière pain fromage lait viande poisson riz pâtes " +
  "zapato bota sandalia pantalón falda calcetín guante corbata anillo collar pulsera joya teléfono móvil ordenador impresora cargador nevera horno " +
  "hervidor plancha aspiradora sartén olla cuchillo tenedor plato vaso cama colchón mesa escritorio armario estantería alfombra cortina espejo bicicleta " +
  "juguete muñeca escalera martillo taladro bolígrafo cepillo pañal vino cerveza pan queso leche carne pescado arroz " +
  "حذاء أحذية بنطال تنورة جوارب قفازات خاتم قلادة هاتف حاسوب طابعة شاحن ثلاجة فرن غلاية مكنسة مقلاة سكين طبق سرير طاولة خزانة رف سجادة ستارة مرآة دراجة لعبة خيمة سلم قلم فرشاة خبز جبن حليب لحم أرز";

const thingWords = new Set([...things, furtherThings].flatMap((row) => row.split(" ").map(plainWord)));

/** German plurals, and Spanish ones: Schuhe, sartenes. */
const otherForms = /(?:e[nr]?|n)$/;

/** Whether a word names a thing: more is meant by it than by what the thing is like. */
export function isThing(word: string): boolean {
  const plain = plainWord(word);
  return thingWords.has(plain) || (plain.length > 4 && thingWords.has(plain.replace(otherForms, "")));
}
