import { describe, expect, it } from 'vitest';
import { pathOfNote, wordsAt } from '../../../web/studio/notes/use-notes.ts';

const STEP =
  'name: GARE\ndescription: Retrouver la première place de la ville, celle du puits.\nhints:\n  - La première.\n  - Retrouver\n';
const PAGE = '# Bonjour\n\nLe vieux port garde\nune date.\n\n<Signature who="B. M." />\n';
const note = (file: string, on: string) => ({ file, on, says: '' });

describe('a note beside a passage', () => {
  it('finds its field again by its words, also when the field has moved or has more words', () => {
    const path = 'steps/01-gare.yaml';
    const on = wordsAt(path, STEP, ['hints', 0]);
    expect(pathOfNote(note(path, on), STEP)).toEqual(['hints', 0]);
    expect(pathOfNote(note(path, on), STEP.replace('hints:\n', 'hints:\n  - Encore une.\n'))).toEqual([
      'hints',
      1,
    ]);
    expect(pathOfNote(note(path, wordsAt(path, STEP, ['description'])), STEP)).toEqual(['description']);
    expect(pathOfNote(note(path, 'Retrouver'), STEP)).toEqual(['hints', 1]);
  });

  it('finds the paragraph or the property of a page', () => {
    const path = 'messages/bonjour.mdx';
    for (const place of [[0], [1], [2, 'who']])
      expect(pathOfNote(note(path, wordsAt(path, PAGE, place)), PAGE)).toEqual(place);
  });

  it('is of the whole file without words, and of no passage when its words are gone', () => {
    expect(wordsAt('steps/01-gare.yaml', STEP, ['hints'])).toBe('');
    expect(pathOfNote(note('steps/01-gare.yaml', ''), STEP)).toEqual([]);
    expect(pathOfNote(note('steps/01-gare.yaml', 'Parti'), STEP)).toBeNull();
  });
});
