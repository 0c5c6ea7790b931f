import { shop } from "../../../shop.config.ts";
import { plainWords } from "../catalogue/search/search-words.ts";
import type { Shop } from "../shop/shop.ts";

type Row = readonly [to: string, name: string, alsoCalled: string];

/** The shop's own pages: address, English name, and the words in its five languages that shoppers look for them with. */
export const pageRows: readonly Row[] = [
  [
    "/returnandrefund",
    "Returns and refunds",
    "return returns refund refunds exchange send sending back money policy guarantee warranty complaint damaged faulty broken wrong size swap 14 days " +
      "rückgabe rücksendung zurückgeben zurücksenden zurückschicken schicke schicken sende senden retoure retouren umtausch umtauschen erstattung geld " +
      "zurück garantie gewährleistung reklamation defekt retour retours retourner renvoyer renvoie rendre échange échanger remboursement " +
      "rembourser garantie réclamation défectueux devolución devoluciones devolver devuelvo cambio cambiar reembolso dinero garantía " +
      "reclamación defectuoso إرجاع ارجاع سياسة أعيد إعاده أرجع مرتجعات استرجاع إعادة استبدال استرداد المبالغ نقود ضمان شكوى معيب تالف",
  ],
  [
    "/delivery",
    "Delivery and payment",
    "delivery deliveries deliver shipping shipment ship postage cost costs price charges fee fees free times time how long " +
      "payment pay paying klarna visa mastercard sepa methods options card paypal countries germany austria france spain switzerland abroad international collect collection pickup versand versandkosten kosten " +
      "lieferung lieferzeit lieferzeiten lieferkosten liefern gebühr porto kostenlos nach deutschland österreich schweiz frankreich spanien ausland dauer zahlung zahlungsarten bezahlen " +
      "abholung abholen länder livraison livrer frais port expédition délai délais coût coûts gratuite paiement payer " +
      "modes retrait allemagne autriche espagne suisse étranger pays envío envíos entrega gastos coste costes plazo plazos gratis pago pagos pagar formas recogida alemania francia españa extranjero " +
      "países توصيل شحن تكلفة تكاليف رسوم أسعار سعر مدة مجاني مجانا دفع طرق وسائل استلام دول",
  ],
  [
    "/order",
    "Find an order",
    "order orders track tracking trace parcel package status invoice cancel find bestellung bestellungen verfolgen " +
      "sendungsverfolgung sendung paket status bestellstatus rechnung stornieren commande commandes suivre suivi colis statut " +
      "facture annuler pedido pedidos seguimiento seguir rastrear paquete estado factura cancelar " +
      "طلب طلبي طلبية طلباتي تتبع تتبّع متابعة شحنة شحنتي طرد حالة فاتورة إلغاء",
  ],
  [
    "/contact",
    "Contact",
    "contact opening hours open times address phone telephone email mail number call write help support service store talk speak chat human person someone somebody staff " +
      "shop where located location directions kontakt standort anfahrt öffnungszeiten ladenöffnungszeiten geöffnet adresse anschrift telefon nummer anrufen schreiben hilfe kundendienst " +
      "kundenservice laden horaires ouverture heures ouvert adresse téléphone numéro appeler écrire aide service client " +
      "magasin boutique trouver trouve êtes situé contacto horario horarios apertura abierto dirección teléfono número llamar escribir ayuda atención " +
      "cliente tienda estáis ubicación تواصل اتصال ساعات أوقات مواعيد العمل الدوام الفتح عنوان هاتف رقم بريد مساعدة خدمة العملاء متجر أنتم موقعكم",
  ],
  [
    "/faq",
    "Frequently asked questions",
    "faq faqs question questions help answers frage fragen hilfe antworten question aide réponses pregunta preguntas " +
      "frecuentes ayuda respuestas أسئلة سؤال شائعة مساعدة",
  ],
  [
    "/my-account",
    "Account",
    "account change forgot forgotten sign login log register password profile addresses konto anmelden anmeldung registrieren passwort kennwort vergessen " +
      "compte connexion connecter inscription mot passe oublié cuenta iniciar sesión registrarse contraseña olvidado olvidé حساب حسابي تسجيل دخول مرور كلمة نسيت",
  ],
  [
    "/withdraw",
    "Withdraw from contract here",
    "withdraw withdrawal revoke right cancel contract widerruf widerrufen widerrufsrecht vertrag rétractation rétracter " +
      "contrat droit desistimiento desistir contrato derecho عدول العدول عقد حق",
  ],
  ["/imprint", "Imprint", "imprint legal company impressum mentions légales aviso legal شركة بيانات قانونية"],
  [
    "/privacypolicy",
    "Privacy",
    "privacy policy statement data protection cookies gdpr datenschutz daten dsgvo confidentialité données rgpd privacidad datos خصوصية بيانات",
  ],
  ["/terms", "Terms", "terms conditions agb bedingungen conditions générales cgv condiciones términos شروط أحكام"],
  ["/about", "Who we are", "about us company who über uns wer propos qui sommes nous sobre nosotros quiénes من نحن عن"],
  ["/accessibility", "Accessibility", "accessibility barrierefreiheit accessibilité accesibilidad إمكانية الوصول"],
  ...((shop as Shop).newsletter === false
    ? []
    : [
        [
          "/newsletter",
          "Newsletter",
          "subscribe unsubscribe abonnieren abmelden abonner suscribirse نشرة بريدية",
        ] as const,
      ]),
  ...Object.values((shop as Shop).links ?? {}).flatMap((links) =>
    (links ?? []).map(({ to, name }): Row => [to, name, ""]),
  ),
];

/** Words that begin a question of how to do something: what it is about is a page, even if not every word is known. */
export const askingWords = new Set(plainWords("how can do does wie kann muss comment puis cómo puedo كيف هل"));

/** Words for what was ordered, which tell no page beside one that does: "send back an item". */
export const orderedThings = new Set(
  plainWords(
    "order orders item items article goods product purchase parcel package thing shoes dress bestellung artikel ware paket " +
      "produkt kauf commande article colis produit achat pedido artículo paquete producto compra طلب طلبي منتج طرد سلعة مشتريات",
  ),
);

/** Words of questions and phrases that name no page: "how do I track my order". */
export const questionWords = new Set(
  plainWords(
    "a an the my your s does did take takes will get much many be has have our of for to in on at is are do does i you can how what when where and with something it " +
      "mein meine meinen meiner bleibt der die das ein eine von für zu zum im ist sind ich kann wie was wann wo und mit etwas es " +
      "mon ma mes le la les l un une des de du d pour à est sont je puis peux comment que quel quels quelle quand où et quelque chose " +
      "he ha está mi mis tu el los las una para en es son yo puedo cómo qué cuál cuándo dónde y con algo " +
      "هل كيف متى أين ما هي هو في من على إلى عن و شيئا شيء",
  ),
);
