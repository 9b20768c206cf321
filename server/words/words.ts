import type { ByLanguage, Language } from '../../engine/index.ts';
import { fr } from './fr.ts';

/** The French catalogue is the type of every other one. */
export type Words = typeof fr;

const CATALOGUES: ByLanguage<Words> = { fr };

/** Whoever knows no language of a reader says it in French. */
export const wordsIn = (language: Language = 'fr'): Words => CATALOGUES[language];

type Refusals = Words['refusals'];

/** Keys of sentences without holes. */
export type PlainKey = {
  [Key in keyof Refusals]: Refusals[Key] extends string ? Key : never;
}[keyof Refusals];

type FilledKey = Exclude<keyof Refusals, PlainKey>;

/** A refusal before it is written in a language: its key, then what its holes take. */
export type Refusal =
  | readonly [PlainKey]
  | { [Key in FilledKey]: readonly [Key, ...Parameters<Refusals[Key]>] }[FilledKey];

/** JSON has the spaces of a keyboard: whoever displays a sentence typesets it. */
export const plain = (text: string): string => text.replaceAll(/[\u00a0\u202f]/g, ' ');

/** The sentence of a refusal; any other text as it is. */
export function writeRefusal(refusal: Refusal | string, { refusals } = wordsIn()): string {
  if (typeof refusal === 'string') return refusal;
  const [key, ...holes] = refusal;
  const sentence: string | ((...holes: never[]) => string) = refusals[key];
  return plain(typeof sentence === 'string' ? sentence : sentence(...(holes as never[])));
}
