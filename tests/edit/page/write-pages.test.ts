import { describe, expect, it } from 'vitest';
import { faultsBetween } from './judge.ts';
import { openPage } from '../../../web/studio/page/page-model.ts';
import { writePages } from './write-pages.ts';
import { writeTogether } from './write-together.ts';

/** Fixed, so that only a change of the code can fail; `npm run verify -- edit:exact` uses a new one each time. */
const SEED = 'pages';

describe('a page that is written as in a word processor', () => {
  it('loses no word, changes nothing else, and is undone to the byte', () => {
    expect(writePages(150, SEED).gestures).toBe(150);
  });

  it('keeps the words of two tabs and of another program', () => {
    const { gestures, merged } = writeTogether(150, SEED);
    expect(gestures).toBe(150);
    expect(merged).toBeGreaterThan(0);
  });
});

describe('the judge of written pages', () => {
  const docOf = (text: string) => {
    const model = openPage(text);
    if (!model) throw new Error('cannot be read');
    return model.state().doc;
  };
  const before = { doc: docOf('Un.\n\nDeux _mots_.\n'), text: 'Un.\n\nDeux _mots_.\n' };

  it('finds a lost word, and bytes that changed elsewhere', () => {
    const doc = docOf('Un de plus.\n\nDeux _mots_.\n');
    expect(faultsBetween(before, { doc, text: 'Un de plus.\n\nDeux _mots_.\n' })).toEqual([]);
    expect(faultsBetween(before, { doc, text: 'Un de.\n\nDeux _mots_.\n' })[0]).toMatch(/^words differ/u);
    expect(faultsBetween(before, { doc, text: 'Un de plus.\n\nDeux *mots*.\n' })[0]).toMatch(
      /^changed elsewhere/u,
    );
  });
});
