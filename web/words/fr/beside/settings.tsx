import type { ReactNode } from 'react';
import { formatList, ofName, plural } from '../../../../engine/public.ts';

const deleteAccount = 'Supprimer mon compte';

export const settings = {
  title: 'Réglages',
  accountTitle: 'Informations du compte',
  guest: (name: string, holderName: string) =>
    `Vous jouez sous le prénom ${name}, sans compte, la lettre ${ofName(holderName, 'fr')}.`,
  restartTutorial: 'Relancer Tutoriel',
  staff: 'Administration',
  logOut: 'Se déconnecter',
  device: {
    title: 'Cet appareil',
    sun: 'Plein soleil',
    sunNote: 'Encre sur papier, pour lire dehors.',
    clicks: 'Bruits et vibrations',
    clicksNote:
      'Le cran d’une molette, le tampon, le papier, la bande, la dépêche que l’on colle ; deux notes quand un rôle vous arrive.',
    /** In the other language. */
    otherLanguage: 'Play in English',
    stay: 'Rester en français',
    /** In English, on a French screen. */
    frenchOnly: 'This letter exists in French only, so this game is in French.',
    frenchOnlyRead: 'Understood',
    reading: 'Partager ce que j’ai lu',
    readingNote: 'Avec mes autres appareils, où ce réglage est allumé aussi.',
  },
  data: {
    title: 'Mes données',
    download: 'Télécharger mes données',
    fileName: 'poste-restante-mes-donnees.json',
    downloaded: 'Vos données sont dans vos téléchargements',
  },
  sessions: {
    title: 'Appareils connectés',
    own: 'Cet appareil',
    other: 'Un autre appareil',
    dates: (since: string, seen: string) => `Connecté le ${since}. Vu le ${seen}.`,
    end: 'Déconnecter',
    endOf: (since: string) => `Déconnecter l’appareil connecté le ${since}`,
    endOthers: 'Déconnecter les autres appareils',
  },
  deletion: {
    open: deleteAccount,
    warning: (bold: (text: string) => ReactNode) => (
      <>
        {bold('C’est définitif.')} Sont effacés : votre adresse, votre mot de passe, votre avancée et vos
        réponses.
      </>
    ),
    warningGame: 'Une enquête en cours ne pourra pas être reprise : son code ne s’active qu’une fois.',
    warningParty: (guests: readonly string[]) =>
      `Votre partie à plusieurs finit : ${formatList(guests, 'fr')} ${plural(guests.length, 'sort', 'sortent', 'fr')}, et rien n’en reste sur ${plural(guests.length, 'son téléphone', 'leurs téléphones', 'fr')}.`,
    warningOrders: 'Vos commandes restent dans nos comptes, comme la loi le demande, sans votre nom.',
    passwordTitle: 'Votre mot de passe',
    confirm: 'Supprimer définitivement',
    done: 'Votre compte est supprimé',
    doneText: 'Plus rien ici ne porte votre nom. Merci d’avoir enquêté avec nous.',
  },
  /** Asks to confirm the account's address. */
  emailProof: {
    title: 'Une lettre commandée avec cette adresse ?',
    text: (email: ReactNode) => (
      <>
        Elle attend que vous confirmiez {email} : un mail, un lien à toucher. Le jeu peut ensuite vous y
        annoncer un courrier, si vous le demandez.
      </>
    ),
    send: 'Recevoir le mail',
    sendAgain: 'Renvoyer le mail',
    /** Page to which the mail's link leads. */
    pageTitle: 'Votre adresse',
    question: (email: ReactNode) => (
      <>
        Ce compte porte l’adresse {email}. Confirmez qu’elle est la vôtre : les lettres commandées avec elle
        se montreront.
      </>
    ),
    confirm: 'Confirmer mon adresse',
    confirmed: 'Adresse confirmée',
    confirmedStamp: 'Confirmée',
    confirmedBefore: 'Votre adresse est confirmée : rien ne l’attend plus.',
    expiredAdvice: 'Il valait trois jours.',
    notYours: 'Ce lien ne vaut pas pour votre compte',
    notYoursAdvice:
      'Il a déjà servi, un plus récent l’a remplacé, ou il est parti à une autre adresse que la vôtre.',
    toMail: 'Voir mon courrier',
  },
  legal: {
    title: 'Textes légaux',
    termsOfUse: 'Conditions d’utilisation',
    termsOfSale: 'Conditions de vente',
    accessibility: 'Accessibilité',
  },
};
