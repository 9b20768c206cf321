import { formatList } from '../../../engine/index.ts';

/** Mails to players and buyers, in the order of their blocks. */
export const mails = {
  hello: 'Bonjour,',
  quote: (text: string) => `« ${text} »`,
  /** Before a value or an address. */
  labelled: (label: string) => `${label} :`,
  moment: (day: string, hour: string, timeZone: string) => `${day} à ${hour} (${timeZone})`,
  follow: (count: number): string => (count > 1 ? 'Suivre vos plis' : 'Suivre votre pli'),
  labels: {
    order: (count: number): string => (count > 1 ? 'Commandes' : 'Commande'),
    letters: (count: number): string => (count > 1 ? 'Plis' : 'Pli'),
    letter: 'Lettre',
    sheet: 'Planche',
    tracking: 'Suivi',
    city: 'Ville',
    code: 'Code',
    agreed: 'Accord donné',
    waiverVersion: 'Version du texte',
    arrival: 'Levée',
    posting: 'Envoi',
    orderedAt: 'Commandée',
    price: 'Prix',
    address: 'Adresse',
    terms: 'Conditions de vente, version du',
    reference: 'Commande ou code',
    email: 'Courriel',
    received: 'Reçue',
  },

  passwordReset: {
    subject: 'Choisissez un nouveau mot de passe',
    asked: 'Le guichet a reçu votre demande. Voici de quoi choisir un nouveau mot de passe.',
    link: 'Choisir mon mot de passe',
    once: 'Ce lien sert une seule fois, pendant une heure, et une demande plus récente l’annule. Le changement fait, tous vos appareils vous demanderont de vous connecter à nouveau.',
    notAsked:
      'Vous n’avez rien demandé ? N’ouvrez pas le lien : votre mot de passe reste le même, et personne n’entre.',
    end: 'Votre courrier vous attend.',
  },

  emailProof: {
    subject: 'Confirmez votre adresse',
    why: 'Un compte de notre guichet porte cette adresse. Confirmez qu’elle est la vôtre : une lettre commandée avec elle s’y montrera.',
    link: 'Confirmer mon adresse',
    once: 'Ce lien vaut trois jours, une seule fois, pour qui est connecté à ce compte ; une demande plus récente l’annule.',
    notAsked:
      'Vous n’avez pas de compte chez nous, ou n’avez rien demandé ? Laissez ce message. Pour reprendre un compte ouvert à votre adresse par quelqu’un d’autre, demandez un nouveau mot de passe à la page de connexion : lui n’entrera plus.',
  },

  idleAccount: {
    subject: 'Votre compte va être effacé',
    unused: (since: string) =>
      `Personne ne s’est connecté à votre compte depuis ${since}. Nous ne gardons pas plus longtemps ce qui ne sert plus.`,
    lastDay: (day: string) =>
      `Pour le garder, connectez-vous une fois avant le ${day}. Passé ce jour, tout ce qui est personnel sera effacé.`,
    link: 'Se connecter',
    letGo: 'Pour le laisser partir, il n’y a rien à faire.',
  },

  letterAgain: {
    subject: 'Votre pli s’est perdu : un autre part',
    lost: 'Votre pli ne vous est pas parvenu. Nous en préparons un autre, sans rien vous demander ; un message vous dira quand il part.',
    formerCode:
      'Le code de la lettre perdue ne sert plus. Si elle arrivait tout de même, c’est la nouvelle qui ouvre l’enquête.',
  },

  /** The code by mail, of a letter that nobody has opened yet, or that is played. */
  orderAgain: {
    unopened: {
      subject: 'Votre lettre, par un autre chemin',
      why: 'Votre lettre s’est fait attendre : voici de quoi commencer sans elle.',
      link: 'Ouvrir la lettre',
    },
    played: {
      subject: 'Pour reprendre votre enquête',
      why: 'Votre enquête vous attend où vous l’avez laissée.',
      link: 'Reprendre l’enquête',
    },
    end: 'Ce message vient de notre guichet, à votre demande. Une question ? Répondez-y.',
  },

  lettersPosted: {
    subject: (count: number): string => (count > 1 ? 'Vos plis sont partis' : 'Votre pli est parti'),
    posted: (count: number): string =>
      count > 1
        ? `Vos ${count} plis viennent d’être remis à la poste. Le code de chaque enquête n’est écrit que dans sa lettre.`
        : 'Votre pli vient d’être remis à la poste. Le code de l’enquête n’est écrit que dans la lettre.',
    notArrived:
      'Si rien n’est arrivé dans les jours qui viennent, répondez à ce message : nous renverrons ce qui s’est perdu.',
  },

  keepsakePosted: {
    subject: 'Votre planche est partie',
    posted: 'Votre planche de timbres vient d’être remise à la poste.',
    follow: 'Suivre votre planche',
    notArrived:
      'Si rien n’est arrivé dans les jours qui viennent, répondez à ce message : nous en imprimerons une autre.',
  },

  waiver: {
    subject: 'Votre enquête commence : l’accord que vous avez donné',
    opened:
      'Votre lettre est activée, l’enquête est ouverte. Voici l’accord que vous avez donné en l’ouvrant. Gardez-le.',
    effect:
      'Le droit de rétractation ne s’exerce donc plus pour ce contenu numérique (article L. 221-28, 13° du code de la consommation). Les garanties légales restent entières.',
    end: 'Bonne route, et levez les yeux.',
  },

  arrival: {
    subject: 'Un courrier vous attend',
    come: 'Le courrier que vous guettiez est levé. Le guichet ne l’a pas ouvert : il vous attend dans votre dossier.',
    link: 'Ouvrir mon courrier',
    asked:
      'Vous recevez ce mail parce que vous l’avez demandé, depuis votre dossier, pour ce courrier et lui seul. Aucun autre ne suivra : il n’y a rien à arrêter.',
  },

  /** What both mails about a sale say. */
  sale: {
    packs: (cities: readonly (readonly [name: string, count: number])[]) =>
      cities.map(([name, count]) => `${count} pack${count > 1 ? 's' : ''} ${name}`).join(', '),
    paid: (price: string) => `${price}, toutes taxes comprises, payés`,
    postedWithin: (delivery: string) => `sous ${delivery} au plus`,
    postedFrom: (day: string) => `à partir du ${day}`,
    postedAfter: {
      told: (posted: string) => `une fois que vous aurez dit « C’est tout bon », ${posted}`,
      clear: (posted: string) => `une fois éclairci ce que nous n’avons pas pu lire, ${posted}`,
      toldAndClear: (posted: string) =>
        `une fois que vous aurez dit « C’est tout bon », et éclairci ce que nous n’avons pas pu lire, ${posted}`,
    },
    terms:
      'Les conditions de vente de cette version sont jointes à ce message, avec le formulaire de rétractation. Gardez-les : elles valent pour cette commande, même si le site en change.',
    termsFile: (version: string) => `conditions-de-vente-${version.replaceAll(' ', '-')}.txt`,
    withdrawal: (delay: string) =>
      `Vous avez ${delay} à compter de l’arrivée pour changer d’avis. Rappelez alors ce numéro de commande.`,
    link: 'Se rétracter',
    sheets: (count: number) =>
      count > 1
        ? `${count} planches de timbres, imprimées d’après votre partie`
        : 'une planche de timbres, imprimée d’après votre partie',
    sheetWithoutWithdrawal:
      'La planche est faite pour vous, d’après une seule partie : le droit de rétractation ne s’y applique pas (article L. 221-28, 3° du code de la consommation). Les garanties légales restent entières.',
  },
  saleReceipt: {
    subject: (number: string) => `Commande ${number} : bien reçue`,
    paid: 'Votre paiement est arrivé, et votre commande avec lui. Tout voyage par la poste : le code de l’enquête n’est écrit que dans la lettre.',
    paidSheet:
      'Votre paiement est arrivé, et votre commande avec lui. La planche s’imprime ici et part par la poste.',
    correctable: (count: number): string =>
      count > 1
        ? 'Un nom à corriger, une adresse, un jour d’envoi ? Tout se change jusqu’à l’impression. Vos plis attendent deux heures avant de rejoindre la file ; « C’est tout bon » les y envoie tout de suite.'
        : 'Un nom à corriger, une adresse, un jour d’envoi ? Tout se change jusqu’à l’impression. Votre pli attend deux heures avant de rejoindre la file ; « C’est tout bon » l’y envoie tout de suite.',
    present: (count: number): string =>
      count > 1
        ? 'C’est un cadeau : dites pour qui est chaque pli, de la part de qui, et ce que sa lettre portera. Ils ne partent pas avant que vous ayez dit « C’est tout bon » ; sans nouvelles au bout de trois jours, une personne s’en occupe.'
        : 'C’est un cadeau : dites pour qui, de la part de qui, et ce que la lettre portera. Il ne part pas avant que vous ayez dit « C’est tout bon » ; sans nouvelles au bout de trois jours, une personne s’en occupe.',
    link: (count: number): string => (count > 1 ? 'Préparer mes plis' : 'Préparer mon pli'),
    accepted: (delay: string) =>
      `Nous avons ${delay} pour la confirmer : un second message vous le dira, et la vente sera conclue.`,
  },
  saleAccepted: {
    current: (count: number): string =>
      count > 1
        ? 'L’adresse et le jour de l’envoi sont ceux que porte la page de vos plis : ils s’y changent jusqu’à l’impression.'
        : 'L’adresse et le jour de l’envoi sont ceux que porte la page de votre pli : ils s’y changent jusqu’à l’impression.',
    subject: (number: string) => `Commande ${number} : confirmée`,
    accepted:
      'Nous confirmons votre commande : la vente est conclue. Un message vous dira quand le courrier part.',
  },

  addressChanged: {
    subject: 'Votre pli change d’adresse',
    changed:
      'L’adresse d’un de vos plis vient d’être changée depuis la page de votre commande. Voici la nouvelle.',
    link: 'Relire mon pli',
    notYou:
      'Ce n’est pas vous ? Répondez vite à ce message : tant que le pli n’est pas imprimé, tout se corrige. Et gardez pour vous le lien de cette page : qui l’a peut y écrire.',
  },
  buyerProof: {
    subject: 'Ce que nous gardons de vous',
    asked:
      'Quelqu’un a demandé, depuis la page de suivi de vos plis, ce que nous gardons de vous. Ce lien l’ouvre, et permet de l’effacer, pour toutes vos commandes.',
    link: 'Voir ce qui est gardé',
    notAsked:
      'Ce lien vaut un jour au moins. Vous n’avez rien demandé ? Laissez ce message : rien ne change.',
  },

  withdrawalReceipt: {
    subject: 'Accusé de réception de votre rétractation',
    received:
      'Nous avons bien reçu votre déclaration. En voici le contenu, avec la date et l’heure de son envoi.',
    /** Instead of a reference that is neither of them. */
    notRepeated: 'gardé tel que vous l’avez écrit dans le formulaire',
    declaration: 'Je renonce au contrat qui porte sur la commande désignée ci-dessus.',
    stopped: (numbers: readonly string[]) =>
      numbers.length > 1
        ? `Les plis ${formatList(numbers, 'fr')} sont arrêtés : ceux qui n’étaient pas postés ne partiront pas, et leurs codes ne s’activent plus.`
        : `Le pli ${numbers.join('')} est arrêté : s’il n’était pas posté, il ne partira pas, et son code ne s’active plus.`,
    left: (numbers: readonly string[]) =>
      numbers.length > 1
        ? `Les plis ${formatList(numbers, 'fr')} étaient déjà activés, ou arrêtés : une personne les regarde et vous répond.`
        : `Le pli ${numbers.join('')} était déjà activé, ou arrêté : une personne le regarde et vous répond.`,
    keep: 'Gardez ce message : il prouve votre demande et sa date. Nous cherchons votre commande et vous répondons à cette adresse, avec le bon de retour.',
    return: (delay: string, publisher: string, address: string) =>
      `Vous avez ${delay} à compter de cette demande pour renvoyer le pack, complet, à ${publisher}, ${address}. Si vous avez indiqué le code d’une lettre que personne n’a activée, ce code ne peut plus l’être. S’il a déjà été activé, la suite dépend de l’accord donné à l’activation : notre réponse le dira.`,
    notAsked:
      'Vous n’avez rien demandé ? Quelqu’un a pu écrire votre adresse par erreur. Répondez à ce message et nous l’effacerons.',
  },
};
