/**
 * What shoppers say, and the words of the goods that they mean by it: needs, symptoms, slang. Alternatives stand between
 * bars; of what is meant, those of the first alternative come first. Add rows of your own: they go before everything
 * else, in every language, but only if the goods they lead to exist.
 */
export const searchWords: readonly (readonly [said: string, meant: string])[] = [
  // Whom it is for, and what for
  [
    "for dad|for my dad|for father|for my father|for him|for grandpa|für papa|für meinen papa|für vater|für meinen vater|für ihn|für opa|pour papa|pour mon papa|pour père|pour mon père|pour lui|para papá|para mi papá|para padre|para mi padre|para él|لأبي|لبابا|للأب|لوالدي",
    "leather|men",
  ],
  [
    "for mum|for my mum|for mom|for my mom|for mother|for my mother|for her|for grandma|für mama|für meine mama|für mutter|für meine mutter|für oma|für sie|pour maman|pour ma maman|pour elle|pour mère|pour ma mère|para mamá|para mi mamá|para madre|para mi madre|para ella|لأمي|لماما|للأم|لوالدتي",
    "rose|candle|silk",
  ],
  ["picnic|picknick|pique-nique|نزهة", "flask|tote|basket"],
  [
    "working from home|work from home|home office|homeoffice|heimarbeit|télétravail|teletrabajo|العمل من المنزل",
    "home office",
  ],
  [
    "bedtime|bedtime reading|to read at bedtime|bettlektüre|gutenachtgeschichte|gute nacht geschichte|schlafenszeit|histoire du soir|cuento para dormir|قصة قبل النوم",
    "bedtime",
  ],
  ["camping|hiking|wandern|randonnée|senderismo|تخييم", "travel|flask"],
  ["commuting|pendeln|trajet|ir al trabajo", "commute"],
  [
    "age|aged|year old|years old|jährige|ab jahren|ans|años|toddler|toddlers|for a child|for children|enfant|kleinkind",
    "kids",
  ],
  // Rooms and light
  [
    "dark corner|dark room|no sun|little light|without sun|dunkle ecke|dunkle ecken|dunkler raum|wenig licht|coin sombre|pièce sombre|sans soleil|peu de lumière|rincón oscuro|poca luz|زاوية مظلمة|لزاوية مظلمة|ضوء خافت",
    "low light",
  ],
  [
    "small flat|small apartment|tiny flat|small room|kleine wohnung|kleines zimmer|petit appartement|studio étroit|piso pequeño|شقة صغيرة|لشقة صغيرة",
    "small space",
  ],
  [
    "hard to kill|for beginners|beginner|beginners|für anfänger|anfänger|pour débutant|débutant|débutants|para principiantes|principiantes|للمبتدئين|never dies|forget to water|unkaputtbar|pflegeleicht|facile d'entretien|fácil de cuidar|سهلة العناية",
    "easy care",
  ],
  [
    "non toxic|ungiftige|sans danger|sin peligro|no tóxica|safe for cats|safe for pets|cat safe|haustierfreundlich|ungiftig|sans danger pour chat",
    "pet safe",
  ],
  [
    "children's book|childrens book|kids book|picture book|kinderbuch|kinderbücher|livre pour enfant|livre enfant|livre pour enfants|libro infantil|libro para niños|كتاب أطفال",
    "bedtime",
  ],
  // Weather
  [
    "rain|rainy|waterproof|rainproof|water resistant|regen|regenjacke|regenmantel|wasserdicht|wasserfest|regenfest|pluie|ciré|imperméable|étanche|lluvia|chubasquero|impermeable|مطر|مقاوم للماء|ضد الماء",
    "rain|raincoat",
  ],
  ["cold|freezing|snow|kalt|kälte|schnee|froid|neige|frío|nieve|برد|ثلج", "winter"],
  // The body
  [
    "dry skin|flaky skin|eczema|trockene haut|rissige haut|neurodermitis|peau sèche|eczéma|piel seca|eccema|بشرة جافة|جفاف البشرة",
    "dry skin",
  ],
  [
    "chapped hands|cracked hands|dry hands|rissige hände|trockene hände|mains sèches|mains gercées|manos secas|manos agrietadas|يدين جافة",
    "hand cream",
  ],
  ["fever|temperature|fieber|fièvre|fiebre|حمى|حرارة", "thermometer"],
  [
    "blood pressure|high blood pressure|hypertension|blutdruck|bluthochdruck|tension artérielle|hypertension|tensión arterial|ضغط الدم",
    "pressure monitor",
  ],
  [
    "sprain|sprained ankle|sprained|twisted ankle|verstaucht|verstauchung|knöchel verstaucht|entorse|cheville foulée|esguince|torcedura|التواء",
    "elastic bandage",
  ],
  ["cut finger|wound|graze|wunde|schnittwunde|blessure|coupure|herida|corte|جرح", "first aid"],
  ["no energy|tired|winter blues|müde|fatigue|cansancio|تعب", "vitamin"],
  ["oxygen|short of breath|sauerstoff|oxygène|oxígeno|أكسجين", "oximeter"],
  ["sore wrists|fiddly keys", "keyboard"],
  // Animals
  ["bad breath|tartar|mundgeruch|zahnstein|mauvaise haleine|tartre|mal aliento|sarro|رائحة الفم", "dental sticks"],
  ["allergic to grain|grain allergy|getreideallergie|allergique aux céréales|alergia a cereales", "grain free"],
  ["shiny coat|dull fur|glänzendes fell|poil brillant|pelo brillante", "salmon oil"],
  // What things are called
  [
    "gift voucher|voucher|gift certificate|gutschein|geschenkgutschein|bon cadeau|chèque cadeau|cheque regalo|vale regalo|bono regalo|قسيمة هدية|قسيمة",
    "gift card",
  ],
  ["moggy|kitty|kitten|mieze", "cat"],
  ["pooch|doggy|doggo|mutt|hound|wauwau", "dog"],
  ["gaming|zocken|gamer|jeux vidéo|videojuegos|ألعاب", "game controller|keyboard"],
  ["podcast|recording|singing|aufnehmen|enregistrer|grabar", "microphone"],
  ["nosebleed|plaster|plasters|band aid|pflaster|pansement|tirita|ضمادة", "first aid"],
  ["low vitamin d|sunshine vitamin|vitaminmangel", "vitamin d3"],
  ["car won't start|won't start|springt nicht an|ne démarre pas|no arranca", "car battery"],
  ["squeaky brakes|brakes|brake pads|bremsen|freins|frenos|مكابح", "brake disc"],
  [
    "keep coffee hot|hot drinks|keep drinks hot|keep warm|warm halten|garder au chaud|mantener caliente",
    "vacuum flask",
  ],
  ["telly|television|fernseher|téléviseur|televisor|تلفاز", "tv"],
  [
    "coffee maker|coffee machine|coffee pot|moka pot|moka|kaffeemaschine|kaffeekocher|machine à café|cafetière|cafetera|máquina de café|ماكينة قهوة|إبريق قهوة",
    "espresso pot",
  ],
  [
    "woolly hat|bobble hat|beanie|knitted hat|wollmütze|strickmütze|bommelmütze|bonnet|gorro|قبعة صوفية",
    "bobble hat|hats",
  ],
  [
    "coffee cup|coffee mug|tea cup|teacup|kaffeetasse|kaffeebecher|teetasse|tasse à café|tasse à thé|taza de café|taza de té|كوب قهوة|فنجان",
    "mugs",
  ],
  [
    "cookbook|cookery book|recipe book|kochbuch|kochbücher|livre de cuisine|livre de recettes|libro de cocina|libro de recetas|recetario|كتاب طبخ|كتب طبخ",
    "book kitchen",
  ],
  ["knitted jumper|knitted sweater|strickpullover|pull en laine|jersey de lana", "jumper"],
  [
    "comfy chair|comfortable chair|bequemer sessel|gemütlicher sessel|fauteuil confortable|sillón cómodo|كرسي مريح",
    "armchair|lounge chair",
  ],
  ["pjs|jammies|jimjams|nachthemd|pyj", "pyjama"],
  ["xmas|pressie|prezzie|chrimbo|xmas pressie", "christmas presents|christmas"],
  ["choc", "chocolate"],
  ["sarnie|lunch", "kitchen"],
  ["wheels|alloys|rims|felgen|jantes|llantas", "alloy wheel"],
  ["cans", "headphones"],
  ["bling|timepiece", "watch"],
  ["read|reading|novel|something to read|lesen|lecture|lire|leer|قراءة", "book"],
  ["sneakers|trainers", "shoes"],
];
