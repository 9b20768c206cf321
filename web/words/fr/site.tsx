import type { ReactNode } from 'react';
import { formatClock, formatDate, formatList } from '../../../engine/public.ts';
import { cityName } from '../city-name.ts';

type Part = (text: string) => ReactNode;

const toHome = 'Retour à l’accueil';

/** « un pack Villebrume ». */
const pack = (city: string | undefined) => (city ? `un pack ${cityName(city)}` : 'un pack');

/** Sentences of the public pages. */
export const site = {
  login: 'Connexion',
  /** Beside it, as short. */
  order: 'Commander',
  toHome,
  /** The other language, in its own words: whoever needs it reads no other. */
  language: {
    link: 'In English',
    proposal: 'This site is also in English.',
    stay: 'Rester en français',
  },
  accessibility: (conformity: string) => `Accessibilité : ${conformity}`,
  landing: {
    hello: 'Bonjour,',
    concept: 'Comment cela se joue',
    buy: 'Acheter',
    seeTerms: (link: Part) => <>(voir {link('CGV')})</>,
    price: (price: ReactNode) => <>Prix : {price}</>,
    preorderPrice: (price: ReactNode, regular: ReactNode) => (
      <>
        Prix Précommande {price} {regular}
      </>
    ),
    toTrial: 'Essayer un pli, chez vous, en trois minutes',
    toCode: 'Vous avez résolu une enquête sur nos réseaux ?',
    follow: 'Suivez-nous',
    newTab: 'Nouvel onglet',
  },
  contents: {
    heading: 'Dans l’enveloppe',
    lead: 'Trois feuilles et un code. La suite est dans la ville.',
    letter: {
      name: 'La lettre',
      text: 'Signée, tamponnée. Elle vous désigne, et dit par où commencer.',
      picture: 'Une feuille à en-tête, tapée à la machine, cachetée, signée, un code à son pied',
    },
    transcript: {
      name: 'La transcription',
      text: 'Le dernier appel de l’agent, à la seconde. Les silences aussi.',
      picture: 'Une feuille de minutes et de répliques, dont quelques mots sont noircis',
    },
    map: {
      name: 'La carte',
      text: 'Les vraies rues, à l’échelle. Il y manque des noms.',
      picture: 'Un plan dessiné à la plume : deux rivières, des rues, une rose des vents',
    },
    code: {
      name: 'Le code',
      text: 'Six signes et un carré. Votre téléphone fait le reste.',
      picture: 'Un talon à détacher, avec un carré à scanner et six cases',
    },
  },
  /** The pages of the cities, and the cards that lead there. */
  city: {
    title: (city: string) => `${city}, une enquête à pied`,
    all: 'Où jouer',
    others: 'Les autres villes',
    sees: 'Ce que l’on voit',
    suits: 'À qui elle va',
    needs: {
      heading: 'Ce qu’il faut savoir',
      length: 'Longueur',
      ground: 'Terrain',
      stairs: 'Marches',
      hours: 'Heures',
      season: 'Saison',
      party: 'À combien',
      brings: 'À emporter',
    },
  },
  /** `text` is a line for the landing page, `more` for the page about the concept. */
  steps: {
    receive: {
      name: 'Recevez',
      text: 'Une lettre vous dit où commencer.',
      more: 'Une lettre arrive chez vous, la vraie, par la poste. Une étrange Compagnie vous y demande de retrouver un agent, disparu quelque part dans votre ville.',
      picture: 'Un casier de poste restante ; une lettre dépasse et attend',
    },
    explore: {
      name: 'Explorez',
      text: 'Menez l’enquête à travers la ville.',
      more: 'Suivez les messages codés et les consignes, d’une rue à l’autre. Le téléphone pour répondre, les yeux levés pour le reste.',
      picture: 'Un plan déplié d’où se dressent un clocher, un pont et des façades',
    },
    resolve: {
      name: 'Résolvez',
      text: 'Découvrez qui en veut à la Compagnie.',
      more: 'Les énigmes mêlent de vrais bâtiments et des documents fictifs : ce qui est gravé dans la pierre répond à ce qui est imprimé dans votre enveloppe.',
      picture: 'Une loupe posée sur un cachet postal, dont les ondes deviennent une empreinte digitale',
    },
  },
  concept: {
    title: 'Le concept',
    heading: 'D’une lettre à une ville',
    outings: 'Avant de partir',
    walk: (duration: string, distance: string) => `${duration} · ${distance} à pied`,
  },
  withdrawal: {
    title: 'Rétractation',
    lead: 'Quatorze jours pour changer d’avis, sans donner de motif. Ni compte ni connexion : deux lignes suffisent.',
    referenceField: 'Numéro de commande, ou code de la lettre',
    referenceHint:
      'V-31 renonce à toute la commande, V-31-2 à un seul de ses plis. Donnez le mail de l’achat : avec lui, rien de ce qui n’est pas posté ne partira.',
    emailField: 'Email, pour l’accusé de réception',
    /** Without scripts nothing can be read again before it is sent. */
    confirmed: 'J’ai relu, et je confirme : je renonce à l’achat désigné ci-dessus.',
    incomplete: 'Il manque le numéro de commande ou un mail juste : complétez et renvoyez.',
    later: 'Trop de demandes en ce moment : réessayez dans un quart d’heure, ou écrivez-nous.',
    next: 'Continuer',
    nothingSent: (link: Part) => (
      <>
        Rien n’est envoyé avant que vous ayez relu et confirmé. Vos droits sont écrits dans les{' '}
        {link('conditions de vente')}.
      </>
    ),
    referenceMissing: 'Indiquez le numéro de commande ou le code de la lettre',
    invalidEmail: 'Mail invalide',
    review: 'Relisez avant de confirmer',
    declaration: 'Je renonce à l’achat désigné ci-dessous.',
    confirm: 'Confirmer la rétractation',
    correct: 'Corriger',
    order: 'Commande',
    stamp: 'Reçu',
    recorded: 'Votre rétractation est enregistrée',
    receivedAt: (time: ReactNode) => <>Reçue le {time}.</>,
    /** « 20 novembre 2026 à 16 h 42 (UTC+1) », in this device's time zone, which the text names. */
    receiptDate: (date: Date) => {
      const zone = new Intl.DateTimeFormat('fr-FR', { timeZoneName: 'short' })
        .formatToParts(date)
        .find(({ type }) => type === 'timeZoneName');
      const hour = formatClock(date.getHours(), date.getMinutes(), 'fr');
      return `${formatDate(date, 'fr', { year: true })} à ${hour} (${zone?.value ?? 'UTC'})`;
    },
    follows:
      'Un accusé de réception part à cette adresse, avec la suite : le bon de retour et le remboursement.',
  },
  bought: {
    titleUnknown: 'Suivre votre pli',
    titleSeveral: 'Vos plis',
    titles: {
      paid: 'Votre pli se prépare',
      printed: 'Votre pli est imprimé',
      posted: 'Votre pli est en route',
      delivered: 'Votre pli est arrivé',
      withdrawn: 'Vous avez renoncé à ce pli',
      voided: 'Ce pli est annulé',
    },
    stages: {
      paid: 'Commandé',
      printed: 'Imprimé',
      posted: 'Remis à la poste',
      delivered: 'Arrivé',
    },
    preparedAgain: 'Préparé de nouveau',
    sheet: {
      name: (number: string | null) => (number ? `Planche ${number}` : 'Votre planche'),
      titles: {
        paid: 'Votre planche se prépare',
        printed: 'Votre planche est imprimée',
        posted: 'Votre planche est en route',
        voided: 'Cette planche est annulée',
      },
      voided: 'La commande est annulée ou remboursée : cette planche ne part pas.',
    },
    done: 'fait',
    toCome: 'à venir',
    withdrawn: 'Votre rétractation est enregistrée : le code de ce pli ne vaut plus.',
    voided: 'La commande est annulée ou remboursée : ce pli ne part pas, et son code ne vaut plus.',
    replacement: 'Le premier s’est égaré. Celui-ci le remplace : seul son code ouvre l’enquête.',
    untold:
      'C’est un cadeau qui attend vos mots : dites-les, et « C’est tout bon », depuis le lien du mail de la commande.',
    present: 'C’est un présent : il attend le jour que vous avez choisi pour son envoi.',
    letter: (number: string | null) => (number ? `Pli ${number}` : 'Votre pli'),
    order: 'Commande',
    city: 'Enquête',
    postOn: 'Envoi demandé',
    tracking: 'Suivi',
    day: (at: Date) => formatDate(at, 'fr', { year: true }),
    private: 'Ce lien est à vous : il ne montre ni code, ni nom, ni adresse.',
    loading: 'Nous demandons où il en est…',
    notLoaded: 'La page n’est pas arrivée.',
    retry: 'Redemander',
  },
  /** What is kept of a buyer without an account. */
  kept: {
    title: 'Ce que nous gardons de vous',
    about:
      'Vous pouvez lire ce que nous gardons de vous, et le faire effacer. Le lien part au mail de l’achat, et à lui seul.',
    ask: 'Recevoir ce lien',
    mailed: 'Si ce mail nous est encore connu, un lien vient de partir vers lui.',
    lead: 'Pour toutes les commandes faites avec ce mail. La partie de la personne qui joue est à elle : elle n’est pas ici.',
    download: 'Télécharger le fichier',
    erase: 'Tout effacer',
    confirm: 'Effacer ce que nous gardons de vous ? Les plis ne se suivront plus, et cela ne se défait pas.',
    erased: (letters: number): string =>
      letters === 0 ? 'Il n’y avait rien à effacer.' : 'C’est effacé : votre mail, les adresses et vos mots.',
    leaving: (numbers: readonly string[]) =>
      `Reste ce qu’il faut pour poster ${formatList(numbers, 'fr')} : redemandez quand ce sera parti.`,
    keptByLaw: 'La loi nous fait garder :',
    until: (what: string, day: string) =>
      `${what}, jusqu’au ${formatDate(new Date(`${day}T12:00:00Z`), 'fr', { year: true })}`,
  },
  promotion: {
    title: 'Code promotionnel',
    heading: 'Vous pensez connaître un code ?',
    lead: 'Vous avez résolu une enquête sur nos réseaux : écrivez ici ce que vous avez trouvé.',
    field: 'Votre solution',
    missing: 'Écrivez d’abord votre solution',
    submit: 'Valider',
    unreadable: 'Erreur dans la requête',
    noNetwork: 'Erreur de validation',
    wrong: 'Ce code n’est pas une solution',
    failed: 'Erreur dans l’envoi du code',
    free: 'Gratuit',
    reduced: 'Tarif réduit',
    congratulations: 'Félicitations !',
    freeCopy: (city: string | undefined) =>
      `Vous avez trouvé, et il reste un exemplaire gratuit : ${pack(city)} vous attend.`,
    reducedPrice: (city: string | undefined, price: ReactNode) => (
      <>
        Vous avez trouvé : {pack(city)} vous attend à {price}.
      </>
    ),
    /** No free copy may be given: all are gone, or those of the day, or those of the network. */
    onlyReducedPrice: (city: string | undefined, price: ReactNode) => (
      <>
        Vous avez trouvé. Il ne nous reste aucun exemplaire gratuit à vous donner aujourd’hui, mais{' '}
        {pack(city)} vous attend à {price}.
      </>
    ),
    receive: 'Recevoir mon exemplaire',
    order: 'Commander à prix réduit',
    code: 'Votre code :',
  },
  unsubscription: {
    title: 'Désinscription',
    heading: 'Ne plus recevoir nos lettres',
    lead: 'Celles d’information : vos enquêtes, elles, continuent.',
    placeholder: 'Entrez votre email',
    submit: 'Désinscription',
    invalidEmail: 'Le mail indiqué est invalide',
    done: 'Désinscription validée',
    stamp: 'Rayé',
    doneText: 'Plus aucune lettre d’information ne partira vers cette adresse.',
  },
};
