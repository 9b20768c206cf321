import type { ApiSchemas } from '../../../schemas/api/openapi.generated.ts';

export type BoughtLetterBody = ApiSchemas['BoughtLetter'];

const TITLES: Readonly<Record<BoughtLetterBody['state'], string>> = {
  paid: 'Votre pli se prépare',
  printed: 'Votre pli est imprimé',
  posted: 'Votre pli est en route',
  delivered: 'Votre pli est arrivé',
  withdrawn: 'Vous avez renoncé à ce pli',
  voided: 'Ce pli est annulé',
};

export const titleOf = ({ state }: BoughtLetterBody): string => TITLES[state];

export interface WayStage {
  readonly name: string;
  /** ISO 8601; null before it is reached. */
  readonly at: string | null;
  readonly isReached: boolean;
}

const ORDER = ['paid', 'printed', 'posted', 'delivered'] as const;
const NAMES = {
  paid: 'Commandé',
  printed: 'Imprimé',
  posted: 'Remis à la poste',
  delivered: 'Arrivé',
} as const;

/**
 * The way of a letter from its payment to its arrival. A stage may be reached without anybody having noted
 * when; a letter that was stopped reaches no other.
 */
export function stagesOf(letter: BoughtLetterBody): readonly WayStage[] {
  const dates = {
    paid: letter.paidAt,
    printed: letter.printedAt,
    posted: letter.postedAt,
    delivered: letter.deliveredAt,
  };
  const last = ORDER.findLastIndex((stage) => stage === letter.state || dates[stage] !== null);
  const stages = isStopped(letter) ? ORDER.slice(0, last + 1) : ORDER;
  return stages.map((stage, index) => ({
    name: stage === 'paid' && letter.isReplacement ? 'Préparé de nouveau' : NAMES[stage],
    at: dates[stage],
    isReached: index <= last,
  }));
}

const isStopped = ({ state }: BoughtLetterBody): boolean => state === 'withdrawn' || state === 'voided';

/** Sentences beside the dates. */
export function explanationFor({ state, postOn, isReplacement }: BoughtLetterBody): string | null {
  if (state === 'withdrawn') return 'Votre rétractation est enregistrée : le code de ce pli ne vaut plus.';
  if (state === 'voided')
    return 'La commande est annulée ou remboursée : ce pli ne part pas, et son code ne vaut plus.';
  if (isReplacement) return 'Le premier s’est égaré. Celui-ci le remplace : seul son code ouvre l’enquête.';
  if (state === 'paid' && postOn !== null)
    return 'C’est un présent : il attend le jour que vous avez choisi pour son envoi.';
  return null;
}
