import {
  type ByLanguage,
  type Language,
  type Unwritten,
  type WholeKey,
  writeSentence,
} from '../../engine/index.ts';
import { en } from './en.ts';
import { fr } from './fr.ts';

/** The French catalogue is the type of every other one. */
export type Words = typeof fr;

const CATALOGUES: ByLanguage<Words> = { fr, en };

/** Whoever knows no language of a reader says it in French. */
export const wordsIn = (language: Language = 'fr'): Words => CATALOGUES[language];

/** A refusal before it is written in a language. */
export type Refusal = Unwritten<Words['refusals']>;
export type WholeRefusal = WholeKey<Words['refusals']>;

/** The sentence of a refusal; any other text as it is. */
export const writeRefusal = (refusal: Refusal | string, words = wordsIn()): string =>
  writeSentence(refusal, words);
