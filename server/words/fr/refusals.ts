import { formatList } from '../../../engine/index.ts';

/** Refusals of the API, by key: a sentence, or a function of what its holes take. */
export const refusals = {
  // Requests
  unreadable: 'La demande est mal formée : il faut un objet JSON',
  tooLarge: 'La demande est trop longue',
  notJson: 'La demande doit être écrite en JSON',
  foreign: 'Cette demande vient d’un autre site',
  unknownCall: 'Cet appel n’existe pas',
  malformedKey: 'L’en-tête Idempotency-Key est mal formé',
  reusedKey: 'Cette Idempotency-Key a déjà servi à un autre appel',
  tooManyTries: (seconds: number) => `Trop d’essais : réessayez dans ${seconds} s`,

  // Fields of bodies and queries
  fieldTooLong: (name: string, most: number) => `Le champ « ${name} » est trop long : ${most} signes au plus`,
  fieldOutOfRange: (name: string, from: number, to: number) => `Le champ « ${name} » va de ${from} à ${to}`,
  fieldNotListed: (name: string, choices: readonly string[]) =>
    `Le champ « ${name} » doit être ${choices.map((choice) => `« ${choice} »`).join(' ou ')}`,
  fieldUnprintable: (name: string) => `Le champ « ${name} » contient un signe qui ne s’imprime pas`,
  fieldEmpty: (name: string) => `Le champ « ${name} » est vide`,
  fieldNotText: (name: string) => `Le champ « ${name} » doit être un texte`,
  fieldNotBoolean: (name: string) => `Le champ « ${name} » doit être vrai ou faux`,
  fieldNotWhole: (name: string) => `Le champ « ${name} » doit être un nombre entier`,
  fieldUndescribed: (name: string) => `Le champ « ${name} » doit être tel que l’API le décrit`,
  waiverWithoutVersion: 'La renonciation doit porter la version de son texte',
  missingReport: 'Dites ce qui a disparu',
  missingName: 'Dites votre prénom',
  nameTooLong: 'Ce prénom est trop long : quarante signes au plus',
  nameUnprintable: 'Ce prénom contient un signe qui ne s’imprime pas',

  // Accounts
  emailMisspelt: 'Cette adresse électronique est mal écrite : elle s’écrit comme nom@exemple.fr.',
  emailInvisible:
    'Cette adresse contient un signe invisible ou incomplet. Retapez-la à la main, sans la coller.',
  emailAlphabets:
    'Cette adresse mêle des lettres de plusieurs alphabets, qui se ressemblent. Retapez-la avec un seul clavier.',
  passwordTooLong: (most: number) => `Ce mot de passe est trop long : ${most} signes au plus.`,
  passwordTooShort: (least: number) => `Ce mot de passe est trop court : ${least} signes visibles au moins.`,
  passwordIncomplete:
    'Ce mot de passe contient un signe incomplet, qui ne se retrouverait pas. Choisissez-en un autre.',
  emailNotProved: 'Confirmez d’abord votre adresse : elle reçoit un mail, un lien à toucher.',

  // The game
  wrongCode: 'Code Erroné',
  otherLetter: 'Ce code est celui d’une autre lettre',
  unknownFile: 'Cette page n’existe pas',
  noTrial: 'Il n’y a pas de pli d’essai ici',
  trialUnreadable:
    'Ce pli d’essai n’a pas pu être rouvert : il n’est pas de chez nous, ou il a trop attendu. En voici un neuf.',
  unknownPaper: 'Cette page n’est pas dans votre dossier',
  noKeepsake:
    'Aucune planche à commander : elle s’achète une fois l’enquête finie, par qui a activé la lettre.',
  noReport: 'Cette partie n’a pas de rapport',
  unknownNote: 'Cette étape n’est pas dans votre carnet',
  noteTooLong: 'Une note a deux cents signes au plus',
  noteUnprintable: 'Cette note contient un signe qui ne s’imprime pas',
  noteChanged: 'Quelqu’un a changé cette note entre-temps : voici la sienne, la vôtre reste dans le champ',

  // Parties
  guest: 'Seule la personne qui tient la lettre peut faire cela.',
  partyEnded:
    'Vous n’êtes plus de cette partie : demandez une nouvelle invitation à la personne qui tient la lettre.',
  connected:
    'Ce téléphone est connecté à un compte : déconnectez-le d’abord, ou ouvrez l’invitation sur un autre.',
  partyFull: 'Six téléphones jouent déjà cette lettre : il n’y a plus de place.',
  tooManyJoinings: 'Trop de téléphones sont venus dans cette partie aujourd’hui : revenez demain.',
  unknownInvitation:
    'Cette invitation n’existe pas, ou ne vaut plus : demandez-en une autre à la personne qui tient la lettre.',
  noParty: 'Personne d’autre ne joue cette lettre : faites d’abord venir quelqu’un.',
  unknownMember: 'Cette personne n’est plus de la partie.',
  holderStays: 'La personne qui tient la lettre ne quitte pas la partie.',
  noPen: 'Vous n’avez pas la plume : demandez-la à qui l’a.',
  tooManyStreams:
    'Trop de téléphones écoutent en ce moment : l’histoire continue, les nouvelles des autres viendront un peu plus tard.',
  unknownRole: 'Personne ne tient cela dans cette partie.',
  handHere: (names: readonly string[]) =>
    `${formatList(names, 'fr')} ${names.length > 1 ? 'sont' : 'est'} là : c’est dans ${names.length > 1 ? 'leurs' : 'ses'} mains.`,
  notHolding: 'Ce n’est ni à vous, ni dans vos mains.',
  inOtherHands: 'Cet instrument est passé dans d’autres mains.',
  inTheirHands: (names: readonly string[], role: string) =>
    `Cet instrument est passé dans d’autres mains : ${formatList(names, 'fr')} ${names.length > 1 ? 'ont' : 'a'} maintenant ${role}.`,

  // The page of a buyer
  wrongLink: 'Ce lien n’est pas l’un des nôtres : reprenez celui du mail, en entier.',
  letterTaken:
    'Ce pli vient d’être pris pour l’impression : il part tel qu’il était. Répondez au mail de la commande, et nous verrons ensemble.',
  letterLeft: 'Ce pli ne se change plus.',
  letterChanged:
    'Ce pli vient d’être changé ailleurs, par vous ou par notre guichet : vos mots sont encore là, relisez-les et renvoyez-les s’ils doivent l’emporter.',
  letterFaulty: 'Il reste quelque chose à corriger.',
  giftTextTooLong: (most: number) => `C’est trop long pour le papier : ${most} signes au plus.`,
  giftOrNot: 'Des mots de cadeau sont écrits plus bas : dites que c’est un cadeau, ou effacez-les.',
  giftWithoutWords: 'Dites au moins pour qui, de la part de qui, ou une ligne.',
  postDayUnreadable: 'Ce jour ne se lit pas, est passé, ou est à plus d’un an : écrivez-le comme 24/12/2026.',
  addressLineMissing: 'Cette ligne manque.',
  addressTooLong: 'L’adresse est trop longue pour la fenêtre de l’enveloppe : abrégez-la.',
  countryUnknown: 'Choisissez un pays.',
  oldLink: 'Ce lien a vieilli : il ne s’ouvre plus. Écrivez-nous si votre pli n’est pas arrivé.',
};
