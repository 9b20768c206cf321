import type { Translation } from '../../words/language.ts';
import { refuse } from '../refusal.ts';
import { spliceBetween } from '../splice.ts';
import { importTexts } from '../translation/import-texts.ts';
import type { CitiesDraft } from './draft.ts';

/** A text of a translation, or one that stays as it is although its French has changed. */
export interface TranslateText {
  readonly language: Translation;
  /** The path of the French file, and the name of the text in it. */
  readonly file: string;
  readonly name: string;
  /** The French that the writer saw. */
  readonly french: string;
  readonly text: string;
}

/** Writes a text and its line in the lock. */
export function translateText(draft: CitiesDraft, slug: string, text: TranslateText): void {
  const given = { ...text, isFuzzy: false };
  const { files, refused } = importTexts(draft.source(slug), text.language, [given]);
  if (refused[0]) refuse('edit-not-translated', refused[0].message);
  for (const [path, now] of files) {
    const file = { slug, path };
    const before = draft.text(file);
    draft.edit(file, before === null ? { op: 'create', text: now } : spliceBetween(before, now));
  }
}
