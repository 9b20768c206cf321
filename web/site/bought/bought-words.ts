import type { ApiSchemas } from '../../../schemas/api/openapi.generated.ts';
import type { Catalogue } from '../../words/catalogues.ts';

export type BoughtLetterBody = ApiSchemas['BoughtLetter'];

type Words = Catalogue<'site'>['bought'];

interface WayStage {
  readonly name: string;
  /** ISO 8601; null before it is reached. */
  readonly at: string | null;
  readonly isReached: boolean;
}

const ORDER = ['paid', 'printed', 'posted', 'delivered'] as const;
/** Carriers are not asked about sheets of stamps, so there is no word for their arrival. */
const ORDER_OF_SHEET = ['paid', 'printed', 'posted'] as const;

/**
 * The way of a letter from its payment to its arrival. A stage may be reached without anybody having noted
 * when; a letter that was stopped reaches no other.
 */
export function stagesOf(letter: BoughtLetterBody, words: Words): readonly WayStage[] {
  const dates = {
    paid: letter.paidAt,
    printed: letter.printedAt,
    posted: letter.postedAt,
    delivered: letter.deliveredAt,
  };
  const order: readonly (typeof ORDER)[number][] = letter.isSheet ? ORDER_OF_SHEET : ORDER;
  const last = order.findLastIndex((stage) => stage === letter.state || dates[stage] !== null);
  const stages = isStopped(letter) ? order.slice(0, last + 1) : order;
  return stages.map((stage, index) => ({
    name: stage === 'paid' && letter.isReplacement ? words.preparedAgain : words.stages[stage],
    at: dates[stage],
    isReached: index <= last,
  }));
}

const isStopped = ({ state }: BoughtLetterBody): boolean => state === 'withdrawn' || state === 'voided';

/** Its state, as the title of its page. */
export const titleOf = ({ isSheet, state }: BoughtLetterBody, words: Words): string =>
  isSheet && state !== 'delivered' && state !== 'withdrawn' ? words.sheet.titles[state] : words.titles[state];

/** Sentence beside the dates. */
export function explanationFor(
  { state, isSheet, postOn, isReplacement, waitsForWords }: BoughtLetterBody,
  words: Words,
): string | null {
  if (isSheet) return state === 'voided' ? words.sheet.voided : null;
  if (state === 'withdrawn' || state === 'voided') return words[state];
  if (waitsForWords) return words.untold;
  if (isReplacement) return words.replacement;
  return state === 'paid' && postOn !== null ? words.present : null;
}
