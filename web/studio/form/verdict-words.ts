import type { Verdict } from '../../../engine/public.ts';

/** The words for a verdict. */
export const VERDICT_WORDS: Readonly<Record<Verdict, string>> = {
  right: 'juste',
  almost: 'presque',
  wrong: 'fausse',
  unreadable: 'illisible',
  waiting: 'en attente',
};
