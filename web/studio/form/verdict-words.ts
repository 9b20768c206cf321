import type { Verdict } from '../../../engine/public.ts';

/** What a writer reads of a verdict. */
export const VERDICT_WORDS: Readonly<Record<Verdict, string>> = {
  right: 'juste',
  almost: 'presque',
  wrong: 'fausse',
  unreadable: 'illisible',
  waiting: 'en attente',
};
