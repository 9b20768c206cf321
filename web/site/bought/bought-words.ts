import type { ApiSchemas } from '../../../schemas/api/openapi.generated.ts';

export type BoughtLetterBody = ApiSchemas['BoughtLetter'];

const TITLES: Readonly<Record<BoughtLetterBody['state'], string>> = {
  paid: 'Votre pli se prépare',
  printed: 'Votre pli est imprimé',
  posted: 'Votre pli est en route',
  delivered: 'Votre pli est arrivé',
  lost: 'Votre pli s’est égaré',
  stopped: 'Ce pli est arrêté',
};

export const titleOf = ({ state }: BoughtLetterBody): string => TITLES[state];

export interface WayStage {
  readonly name: string;
  /** ISO 8601; null before it is reached. */
  readonly at: string | null;
  readonly isReached: boolean;
}

const ORDER = ['paid', 'printed', 'posted', 'delivered'] as const;
const NAMES = { paid: 'Commandé', printed: 'Imprimé', posted: 'Remis à la poste', delivered: 'Arrivé' } as const;

/** The way of a letter from its payment to its arrival. A stage may be reached without anybody having noted when. */
export function stagesOf(letter: BoughtLetterBody): readonly WayStage[] {
  const dates = { paid: letter.paidAt, printed: letter.printedAt, posted: letter.postedAt, delivered: letter.deliveredAt };
  const last = ORDER.findLastIndex((stage) => stage === letter.state || dates[stage] !== null);
  return ORDER.map((stage, index) => ({ name: NAMES[stage], at: dates[stage], isReached: index <= last }));
}

/** Sentences beside the dates. */
export function explanationFor({ state, postOn }: BoughtLetterBody): string | null {
  if (state === 'lost') return 'Nous en renvoyons un autre : le code du premier ne vaut plus.';
  if (state === 'stopped') return 'La commande est annulée ou remboursée, et son code ne vaut plus.';
  if (state === 'paid' && postOn !== null) return 'C’est un présent : il attend le jour que vous avez choisi pour son envoi.';
  return null;
}
