import { mailFacts, paragraph, type Mail, mailLink, quote } from '../letter.ts';

/** Tells the buyer that a lost letter is sent anew. `number`: of the order; null when it has none. */
export function letterAgainLetter(number: string | null): Mail {
  return {
    subject: 'Votre pli s’est perdu : un autre part',
    blocks: [
      paragraph('Bonjour,'),
      paragraph(
        'Votre pli ne vous est pas parvenu. Nous en préparons un autre, sans rien vous demander ; un message vous dira quand il part.',
      ),
      ...(number === null ? [] : [mailFacts({ label: 'Commande', value: number })]),
      paragraph(
        'Le code de la lettre perdue ne sert plus. Si elle arrivait tout de même, c’est la nouvelle qui ouvre l’enquête.',
      ),
    ],
  };
}

interface OrderAgain {
  readonly code: string;
  readonly city: string;
  /** Activation page, or the current game. */
  readonly url: string;
  readonly isPlayed: boolean;
}

/** Sends the code and a link to a player whose letter was lost. */
export function orderAgainLetter({ code, city, url, isPlayed }: OrderAgain): Mail {
  const why = isPlayed
    ? 'Votre enquête vous attend où vous l’avez laissée.'
    : 'Votre lettre s’est fait attendre : voici de quoi commencer sans elle.';
  return {
    subject: isPlayed ? 'Pour reprendre votre enquête' : 'Votre lettre, par un autre chemin',
    blocks: [
      paragraph('Bonjour,'),
      paragraph(why),
      mailFacts({ label: 'Ville', value: city }, { label: 'Code', value: code }),
      mailLink(isPlayed ? 'Reprendre l’enquête' : 'Ouvrir la lettre', url),
      paragraph('Ce message vient de notre guichet, à votre demande. Une question ? Répondez-y.'),
    ],
  };
}

/**
 * Tells the buyer that letters are at the post office. It names no code: only the letters do. `numbers`: of
 * the orders that have one. `links`: to the pages where they are followed.
 */
export function lettersPostedLetter(
  numbers: readonly string[],
  count: number,
  links: readonly string[],
): Mail {
  const many = count > 1;
  return {
    subject: many ? 'Vos plis sont partis' : 'Votre pli est parti',
    blocks: [
      paragraph('Bonjour,'),
      paragraph(
        many
          ? `Vos ${count} plis viennent d’être remis à la poste. Le code de chaque enquête n’est écrit que dans sa lettre.`
          : 'Votre pli vient d’être remis à la poste. Le code de l’enquête n’est écrit que dans la lettre.',
      ),
      ...(numbers.length > 0
        ? [mailFacts({ label: many ? 'Commandes' : 'Commande', value: numbers.join(', ') })]
        : []),
      ...links.map((link) => mailLink(many ? 'Suivre vos plis' : 'Suivre votre pli', link)),
      paragraph(
        'Si rien n’est arrivé dans les jours qui viennent, répondez à ce message : nous renverrons ce qui s’est perdu.',
      ),
    ],
  };
}

interface Waiver {
  readonly code: string;
  /** Formatted. */
  readonly moment: string;
  readonly version: string;
  readonly text: string;
}

/** Confirms to the player the waiver of the right of withdrawal given at activation. */
export function waiverLetter({ code, moment, version, text }: Waiver): Mail {
  return {
    subject: 'Votre enquête commence : l’accord que vous avez donné',
    blocks: [
      paragraph('Bonjour,'),
      paragraph(
        'Votre lettre est activée, l’enquête est ouverte. Voici l’accord que vous avez donné en l’ouvrant. Gardez-le.',
      ),
      mailFacts(
        { label: 'Lettre', value: code },
        { label: 'Accord donné', value: moment },
        { label: 'Version du texte', value: version },
      ),
      quote(text),
      paragraph(
        'Le droit de rétractation ne s’exerce donc plus pour ce contenu numérique (article L. 221-28, 13° du code de la consommation). Les garanties légales restent entières.',
      ),
      paragraph('Bonne route, et levez les yeux.'),
    ],
  };
}

interface LateMessage {
  readonly city: string;
  /** When it comes, formatted. */
  readonly moment: string;
  readonly url: string;
}

/**
 * Tells a player who asked for it that a message has come; never which, as others may read over a shoulder.
 */
export function arrivalLetter({ city, moment, url }: LateMessage): Mail {
  return {
    subject: 'Un courrier vous attend',
    blocks: [
      paragraph('Bonjour,'),
      paragraph(
        'Le courrier que vous guettiez est levé. Le guichet ne l’a pas ouvert : il vous attend dans votre dossier.',
      ),
      mailFacts({ label: 'Ville', value: city }, { label: 'Levée', value: moment }),
      mailLink('Ouvrir mon courrier', url),
      paragraph(
        'Vous recevez ce mail parce que vous l’avez demandé, depuis votre dossier, pour ce courrier et lui seul. Aucun autre ne suivra : il n’y a rien à arrêter.',
      ),
    ],
  };
}
