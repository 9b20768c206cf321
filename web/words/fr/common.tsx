const failed = 'Une erreur est survenue';

/** Sentences of the parts that all screens share. */
export const common = {
  product: 'Poste Restante',
  /** On printed papers. */
  letterhead: 'LA COMPAGNIE',
  /** A player whose name is not known. */
  somebody: 'Quelqu’un',
  loading: 'Chargement',
  loadingText: 'Chargement…',
  legal: {
    notice: 'Mentions légales',
    termsOfUse: 'Conditions générales d’utilisation',
    termsOfSale: 'Conditions générales de vente',
    accessibility: 'Déclaration d’accessibilité',
    /** Label of the withdrawal function, as the law requires. */
    withdraw: 'Renoncer au contrat ici',
  },
  back: 'Retour',
  oneMoment: 'Un instant…',
  retry: 'Réessayer',
  close: 'Fermer',
  toContent: 'Aller au contenu',
  fresh: 'Nouveau',
  email: 'Email',
  on: 'Oui',
  off: 'Non',
  bar: {
    label: 'Barre de l’enquête',
    desk: 'Bureau',
    hints: 'Indices',
    closed: 'Fermé',
    hours: 'Horaires',
    notebook: 'Carnet',
    settings: 'Réglages',
    /** Wide screens show both parts; narrow ones the second alone. */
    account: ['Informations du ', 'compte'],
  },
  tile: {
    emptyPlace: 'ici le timbre',
    heldBy: (name: string) => `dans les mains de : ${name}`,
  },
  picture: {
    region: 'Image, à faire glisser',
    enlarge: (title: string) => `Agrandir : ${title}`,
    size: 'Taille de l’image',
    smaller: 'Réduire',
    larger: 'Agrandir',
  },
  notFound: {
    title: 'Page introuvable',
    stamp: 'Inconnu à cette adresse',
    heading: 'Vous devriez faire demi-tour.',
    text: 'La Compagnie n’a pas de casier à ce nom. Elle renvoie le pli à qui l’a écrit.',
    toHome: 'Retour à l’accueil',
  },
  noNetwork: {
    title: 'Pas de réseau',
    text: 'Le fil est coupé entre vous et nous. Votre enquête vous attend de ce côté-ci, à l’abri.',
  },
  crash: {
    missingTitle: 'Unexpected Application Error !',
    missingText: 'Cette page ne s’ouvre pas : vérifiez votre connexion, puis réessayez.',
    title: 'Veuillez recharger la page',
    text: 'Quelque chose s’est déchiré en route. Votre enquête, elle, est intacte.',
    reload: 'Recharger',
  },
  /** Refusals and failures of the server's calls. */
  errors: {
    failed,
    /** By code of the API, or of the client. */
    codes: {
      ERROR_SERVER: 'Le service est indisponible, réessayez dans un instant',
      ERROR_STORAGE: 'Le service ne peut rien enregistrer pour le moment : réessayez dans quelques minutes',
      ERROR_NETWORK: 'Pas de réseau : vérifiez votre connexion',
      ERROR_COOKIES:
        'Votre navigateur refuse les cookies : autorisez-les ou ouvrez cette page dans un autre navigateur',
      ERROR_UNKNOWN: failed,
      UNKNOWN_ERROR: failed,
      ANSWERS_WAIT:
        'Vingt réponses attendent déjà le réseau : celle-ci n’est ni partie ni gardée. Renvoyez-la quand les autres seront parties.',
      TRIAL_UNREADABLE:
        'Ce pli d’essai n’a pas pu être rouvert : il n’est pas de chez nous, ou il a trop attendu. En voici un neuf.',
      NOT_CONNECTED: 'Votre session a pris fin : connectez-vous de nouveau',
      VIEW_ONLY: 'Vous regardez le pli d’un joueur : rien ne part d’ici.',
    } as Readonly<Record<string, string>>,
    /** `seconds`: undefined where they are not known. */
    tooManyTries: (seconds?: number) =>
      seconds === undefined
        ? 'Trop d’essais : réessayez bientôt'
        : `Trop d’essais : réessayez dans ${seconds} s`,
    checkFailed: 'Problème validation',
    answerStored: 'Votre réponse est gardée, et partira d’elle-même',
    notJudged: 'Cette réponse-ci n’a pas été jugée.',
    /** Another phone has advanced. */
    ahead: (step: number | undefined, news = 'Votre enquête a avancé ailleurs') =>
      `${news} : vous en êtes à l’étape ${step ?? ''}.`,
    foundBefore: (name: string) => `${name} a trouvé cette étape`,
    foundToo: 'Vous aviez trouvé aussi',
    /** By staff, for instance backwards. */
    corrected: 'L’étape a été changée',
    /** Another phone of the party has decided before. `option`: the one taken. */
    decided: (option: string) => `La décision est déjà prise : « ${option} ».`,
  },
};
