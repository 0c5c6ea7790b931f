import { needs } from "../../../../../content/search-words/es.ts";
import type { LanguageWords } from "./language-words.ts";

export const words: LanguageWords = {
  needs,
  query: {
    money: "euros?|eur|dólares|libras?",
    under: "menos de|más barato que|por debajo de|como máximo|máximo|no más de|hasta|max\\.?|<",
    over: "más de|al menos|a partir de|por encima de|desde|mínimo|min\\.?|>",
    about: "alrededor de|unos|unas|aproximadamente",
    between: "entre|de",
    and: "y|e|a|hasta",
    size: "talla|tallas",
    without: "alérgic[oa] (?:al|a la|a los|a las|a)|libre de|sin|no",
    free: "[ -]?free",
    reduced: "en oferta|ofertas?|rebajas|rebajad[oa]s?|descuentos?|con descuento",
    fresh: "novedades",
    shades: "oscur[oa]|clar[oa]",
    countsOf: "años?|meses|personas?|invitados?|piezas?|plazas",
    compared: {
      "width max": "más estrecho que|más pequeño que",
      "width min": "más ancho que|más grande que",
      "height max": "más bajo que",
      "height min": "más alto que",
      "depth max": "menos profundo que",
      "depth min": "más profundo que",
      "length min": "más largo que",
      "weight max": "más ligero que",
      "weight min": "más pesado que",
    },
    sides: {
      width: "de ancho|ancho",
      depth: "de fondo|profundidad",
      height: "de alto|altura|alto",
      length: "de largo|largo",
    },
    numbers: { seis: "6", ocho: "8", diez: "10", doce: "12", veinte: "20" },
    setPhrases: "sin peligro,sin cable,sin cables,sin manga,sin mangas,sin contacto,no tóxica",
    soft: "hombre hombres mujer mujeres caballero señora",
  },
  pages: {
    called: {
      "/returnandrefund":
        "devolución devoluciones devolver devuelvo cambio cambiar reembolso dinero garantía reclamación defectuoso roto talla equivocada",
      "/delivery":
        "envío envíos enviar enviáis entrega entregas gastos coste costes cuánto cuesta tarda plazo plazos gratis pago pagos pagar formas métodos tarjeta klarna paypal visa sepa " +
        "recogida recoger alemania francia españa extranjero países",
      "/order": "pedido pedidos seguimiento seguir rastrear paquete estado factura cancelar localizar",
      "/contact":
        "contacto contactar horario horarios apertura abierto abrís dirección teléfono número llamar escribir ayuda atención cliente tienda estáis ubicación hablar alguien persona",
      "/faq": "pregunta preguntas frecuentes ayuda respuestas faq",
      "/my-account": "cuenta iniciar sesión registrarse registro contraseña olvidado olvidé borrar",
      "/withdraw": "desistimiento desistir contrato derecho",
      "/imprint": "aviso legal",
      "/privacypolicy": "privacidad datos cookies rgpd",
      "/terms": "condiciones términos",
      "/about": "sobre nosotros quiénes",
      "/accessibility": "accesibilidad",
      "/newsletter": "suscribirse boletín newsletter",
    },
    asking: "cómo puedo",
    ordered: "pedido artículo paquete producto compra",
    questions:
      "he ha está mi mis tu el los las la un una de para en es son yo me se puedo cómo qué cuál cuándo dónde y con algo a lo",
  },
};
