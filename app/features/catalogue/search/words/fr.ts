import { needs } from "../../../../../content/search-words/fr.ts";
import type { LanguageWords } from "./language-words.ts";

export const words: LanguageWords = {
  needs,
  query: {
    money: "euros?|eur|dollars?|livres sterling|francs?|chf",
    under: "moins cher que|moins de|pas plus de|au plus|jusqu[’' ]?à|en dessous de|sous|maximum|max\\.?|<",
    over: "plus de|au moins|à partir de|minimum|min\\.?|>",
    about: "environ|autour de",
    between: "entre|de",
    and: "et|à|a",
    size: "taille|tailles",
    without: "allergique (?:aux?|à la|à l[’'])|sans",
    free: "[ -]?free",
    reduced: "en soldes?|soldes?|en promo(?:tion)?|promo(?:tion)?s?|réduits?|bonnes affaires",
    fresh: "nouveautés?|nouveaux produits",
    shades: "foncée?|claire?",
    countsOf: "ans?|mois|personnes?|invités?|pièces?|places",
    compared: {
      "width max": "plus étroit que|moins large que|plus petit que",
      "width min": "plus large que|plus grand que",
      "height max": "moins haut que|plus bas que",
      "height min": "plus haut que",
      "depth max": "moins profond que",
      "depth min": "plus profond que",
      "length min": "plus long que",
      "weight max": "plus léger que",
      "weight min": "plus lourd que",
    },
    sides: {
      width: "de large|largeur|large",
      depth: "de profondeur|profondeur|profond",
      height: "de haut|hauteur|haut",
      length: "de long|longueur",
    },
    numbers: { huit: "8", dix: "10", douze: "12", vingt: "20" },
    setPhrases: "sans danger,sans fil,sans fils,sans manche,sans manches,sans contact",
    soft: "homme hommes femme femmes",
  },
  pages: {
    called: {
      "/returnandrefund":
        "retour retours retourner renvoyer renvoie rendre échange échanger remboursement rembourser remboursé garantie réclamation défectueux cassé abîmé taille",
      "/delivery":
        "livraison livrer livrez frais port expédition délai délais coût coûts prix gratuite gratuit offerte paiement payer modes moyens carte klarna paypal visa sepa retrait " +
        "magasin allemagne autriche espagne suisse étranger belgique pays temps combien",
      "/order": "commande commandes suivre suivi colis statut facture annuler paquet",
      "/contact":
        "contact contacter horaires ouverture heures ouvert adresse téléphone numéro appeler écrire aide service client magasin boutique trouver trouve êtes situé parler quelqu'un conseiller",
      "/faq": "question questions aide réponses faq",
      "/my-account": "compte connexion connecter inscription inscrire mot passe oublié supprimer",
      "/withdraw": "rétractation rétracter contrat droit",
      "/imprint": "mentions légales",
      "/privacypolicy": "confidentialité données rgpd vie privée cookies",
      "/terms": "conditions générales cgv vente",
      "/about": "propos qui sommes nous",
      "/accessibility": "accessibilité",
      "/newsletter": "newsletter abonner désabonner infolettre",
    },
    asking: "comment puis peut",
    ordered: "commande article colis produit achat",
    questions:
      "mon ma mes le la les l un une des de du d pour à est sont je j puis peux peut on vous comment que quel quels quelle quelles quand où et quelque chose en ça",
  },
};
