import type { ReactNode } from 'react';

type Part = (text: string) => ReactNode;

const passwordTooShort = 'Mot de passe trop court';
const passwordsDiffer = 'Les mots de passe ne correspondent pas';
const invalidEmail = 'Mail invalide';

/** Sentences of logging in, registering, passwords, and joining a party. */
export const account = {
  lostLetter: (address: ReactNode) => <>Lettre égarée ou illisible ? Écrivez-nous : {address}</>,
  browser: {
    linkField: 'Lien à copier',
    copyLink: 'Copier le lien',
    copied: 'Lien copié.',
    troubles: {
      cookies: {
        title: 'Ce navigateur refuse les cookies.',
        advice:
          'Sans eux, le guichet ne vous reconnaîtra pas. Autorisez-les pour ce site, ou ouvrez ce lien dans un autre navigateur.',
      },
      app: {
        title: 'Vous êtes dans une autre application.',
        advice: 'Votre enquête n’y resterait pas. Ouvrez ce lien dans le navigateur de votre téléphone.',
      },
    },
  },
  joining: {
    ended: {
      title: 'Vous n’êtes plus de la partie.',
      text: 'La personne qui tient la lettre y a mis fin, ou l’a reprise. Plus rien n’en reste sur ce téléphone.',
      advice: 'Pour revenir, demandez-lui une nouvelle invitation.',
    },
    titleInvited: 'Vous rejoignez une partie',
    title: 'Rejoindre une partie',
    lead: 'Quelqu’un tient une lettre et vous fait venir : un prénom suffit, sans compte ni adresse.',
    isPlaying: 'Ce téléphone joue déjà une partie : en rejoindre une autre la lui fait quitter.',
    backToParty: 'Revenir à la partie',
    isLoggedIn: (email: ReactNode) => (
      <>
        Ce téléphone est connecté au compte {email}. On rejoint une partie sans compte : déconnectez-vous
        d’abord. Votre propre enquête vous attendra sur votre compte.
      </>
    ),
    logOut: 'Se déconnecter, puis rejoindre',
    backToGame: 'Revenir à mon enquête',
    codeField: 'Les six signes de l’invitation',
    invitation: (code: ReactNode) => <>Invitation {code}</>,
    nameField: 'Votre prénom',
    nameHint: 'Les autres joueurs le verront.',
    submit: 'Rejoindre la partie',
    codeTooShort: 'Une invitation a six signes',
    nameMissing: 'Dites votre prénom',
    unknown: 'Cette invitation ne vaut pas, ou ne vaut plus',
    unknownAdvice:
      'La personne qui tient la lettre ouvre « Qui joue » sur son bureau : scannez le carré qui s’y montre à présent, ou tapez ses six signes.',
    typeSigns: 'Taper les six signes',
    full: 'Six téléphones y sont déjà',
    fullAdvice: 'La personne qui tient la lettre peut en laisser partir un.',
  },
  login: {
    title: 'Connexion',
    titleNew: 'Inscription',
    lead: 'Présentez-vous au guichet. On a quelque chose pour vous.',
    leadNew: 'Une adresse, un mot de passe : votre courrier vous suivra.',
    letterWaits: (code: ReactNode) => <>Votre lettre vous attend : {code}</>,
    sessionEnded: (sentence: string) => `${sentence}.`,
    answerStored:
      'Votre réponse est gardée sur cet appareil : elle partira d’elle-même une fois que vous serez connecté.',
    created: 'Le compte a été créé',
    createdStamp: 'Inscrit',
    registeredLetter: ['PLI', 'N° 0417'],
    forgotten: 'Mot de passe oublié ?',
    hasAccount: 'Déjà inscrit ?',
    hasNone: 'Première lettre ?',
    logIn: 'Se connecter',
    register: 'Créer un compte',
    join: 'On vous a invité ? Rejoindre une partie',
    createAccount: 'Créer le compte',
    passwordRemembered: 'Celui que vous venez de choisir : inutile de le retaper.',
    otpField: 'Code à six chiffres ou code de secours',
    accept: (label: Part, link: Part) => (
      <>
        {label('J’accepte les ')}
        {link('conditions d’utilisation')}
      </>
    ),
    emailMissing: 'Le mail est obligatoire',
    passwordMissing: 'Mot de passe obligatoire',
    termsMissing: 'Veuillez accepter les conditions',
    invalidEmail,
    notAnAddress: 'Une adresse s’écrit comme nom@exemple.fr.',
    unknownEmail: 'Mail inexistant',
    unknownEmailAdvice: 'Aucun compte à cette adresse : relisez-la, ou créez un compte plus bas.',
    wrongPassword: 'Mauvais mot de passe',
    otpMissing: 'Indiquez le code de votre application',
    wrongOtp: 'Mauvais code',
    passwordsToCheck: 'Vérifiez les mots de passe',
    emailTaken: 'Mail déjà utilisé',
    emailTakenAdvice: 'Un compte existe à cette adresse : connectez-vous plus bas.',
    invalidForm: 'Informations invalides',
    emailToGive: 'Veuillez indiquer un mail',
    unknownError: (code: string) => `Erreur inconnue (${code})`,
  },
  password: {
    field: 'Mot de passe',
    show: 'Afficher les caractères',
    rule: 'Huit caractères au moins.',
    confirmation: 'Confirmation',
    tooShort: passwordTooShort,
    differ: passwordsDiffer,
  },
  reset: {
    title: 'Choisir mot de passe',
    lead: 'Dites-nous à quelle adresse écrire : un lien vous y attendra.',
    leadNew: 'Huit caractères au moins. Vos autres appareils devront se présenter de nouveau.',
    newPassword: 'Nouveau mot de passe',
    requestLink: 'Recevoir le lien',
    requestNewLink: 'Recevoir un nouveau lien',
    change: 'Changer le mot de passe',
    toLogin: 'Retour à la connexion',
    invalidEmail,
    sent: 'Mail envoyé',
    sentStamp: 'Expédié',
    delayed: 'Le mail n’a pas pu partir tout de suite : il est gardé, et part dès que possible.',
    noAccount: 'Compte inexistant',
    changed: 'Changement confirmé',
    changedStamp: 'Enregistré',
    expired: 'Le lien utilisé a expiré',
    expiredAdvice: 'Il valait une heure. Le mot de passe n’a pas changé.',
    invalid: 'Requête invalide',
    invalidAdvice: 'Ce lien a déjà servi, ou n’est pas entier. Le mot de passe n’a pas changé.',
  },
};
