import { CODE_TOO_SHORT, formatList, plural } from '../../../../engine/public.ts';

export const activation = {
  otherLetter: 'J’ai une autre lettre',
  code: {
    title: 'La Compagnie est en train de vous contacter...',
    help: 'Le code est imprimé sur votre lettre : six lettres ou chiffres. Recopiez-le ici, ou flashez le carré noir et blanc.',
    field: 'Code d’activation',
    submit: 'Valider',
    searching: 'On cherche votre pli…',
    /** By code of the error. */
    errors: {
      TOO_SHORT: CODE_TOO_SHORT,
      UNAVAILABLE: 'Code indisponible',
      INVALID_CODE: 'Code invalide',
      UNKNOWN_CODE: 'Code inconnu',
    } as Readonly<Record<string, string>>,
    /** By reason of a refused code. */
    advice: {
      unknown:
        'Aucune lettre ne porte ce code. Comparez-le signe par signe : O et zéro, I et 1 se ressemblent.',
      taken:
        'Cette lettre est déjà ouverte. Si c’est avec une autre de vos adresses, déconnectez-vous et reprenez celle-là ; si quelqu’un mène l’enquête avec vous, c’est son compte qui la suit.',
      unsent: 'Cette lettre n’est pas encore postée : son code servira quand elle sera partie.',
      withdrawn:
        'Cette lettre a fait l’objet d’une rétractation : son code ne sert plus. Si c’est une erreur, écrivez-nous.',
      lost: 'Cette lettre s’est égarée : une autre est partie à sa place, avec un autre code. C’est elle qui ouvre l’enquête.',
    } as Readonly<Record<string, string>>,
  },
  confirm: {
    title: 'Félicitations !',
    titleNext: 'Une nouvelle aventure',
    letter: 'Pli',
    phrase: 'Phrase',
    sender: 'Envoi',
    /** Read on a telephone that plays in French. */
    letterInEnglish: 'Your letter is written in English. The game can be too.',
    text: 'Votre pli est arrivé. Il suffit de signer pour le recevoir : l’enquête commence aussitôt.',
    tickFirst: 'Cochez la case pour pouvoir confirmer.',
    textNext:
      'Attention : confirmer commence une nouvelle mission. Elle prend la place de celle que vous suivez sur ce compte.',
    endsParty: (guests: readonly string[]) =>
      `Votre partie à plusieurs finit avec elle : ${formatList(guests, 'fr')} ${plural(guests.length, 'sort', 'sortent', 'fr')}.`,
  },
  /** A guest of a party has a letter of their own. */
  guest: {
    title: 'Une autre lettre',
    text: 'Ce téléphone joue en invité la lettre de quelqu’un d’autre. Pour ouvrir la vôtre, quittez d’abord cette partie.',
    stay: 'Rester dans la partie',
    leave: 'Quitter, et ouvrir ma lettre',
  },
  /** The letter is paid for and not posted yet. */
  ordered: {
    title: 'Commande en cours',
    text: 'Votre lettre n’est pas encore partie. Surveillez votre boîte : la vraie, celle de la rue.',
    next: 'Dès qu’elle sera postée, cette page vous demandera le code qu’elle porte.',
    hasLetter: 'J’ai déjà une lettre',
  },
};
