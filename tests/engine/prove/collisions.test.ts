import { describe, expect, it } from 'vitest';
import { prove } from '../../../engine/index.ts';
import { compileTogether } from '../../../scripts/explain/cities/compiled.ts';
import type { TinyCityOverrides } from '../../../scripts/explain/cities/tiny-city.ts';
import { translatedCity } from '../../../scripts/explain/cities/translated-city.ts';
import { edit } from '../../../scripts/explain/edits.ts';
import { YEAR } from '../../../scripts/explain/finding-cases.ts';

const WORD = 'en/steps/01-la-saline.yaml';
const DIALOGUE = 'en/steps/02-le-passeur.yaml';

/** A word of one language that is something else in the other. */
const PLANTED: readonly (readonly [what: string, file: string, from: string, to: string])[] = [
  ['a solution that is a French reply', WORD, '[SALT]', '[SALT, POIVRE]'],
  ['a solution that French refuses', WORD, '[SALT]', '[SALT, SOLEIL]'],
  ['a reply to the French solution', WORD, '[PEPPER]', '[PEPPER, SEL]'],
  ['a reply to its own solution', WORD, '[PEPPER]', '[PEPPER, SALT]'],
  ['a reply to a word that has another French one', WORD, '[PEPPER]', '[PEPPER, SUCRE]'],
  ['a refused text that is the French solution', WORD, '[hello, the sea]', '[hello, sel]'],
  ['an accepted text that French answers', WORD, '[salt, the salt]', '[salt, miel]'],
  ['a label that is another French one', DIALOGUE, 'label: The recruit', 'label: Personne'],
  ['a word of a dialogue that French answers', DIALOGUE, '[MAIDENHAIR]', '[MAIDENHAIR, SAULE]'],
  ['a word of a dialogue that French refuses', DIALOGUE, '[MAIDENHAIR]', '[MAIDENHAIR, PLATANE]'],
  ['a reply in a dialogue to its French word', DIALOGUE, '[ELM]', '[ELM, GINKGO]'],
];

/** The codes that check and proof report of the city, with a change or without one. */
function codesOf(change: TinyCityOverrides = {}): readonly string[] {
  const source = translatedCity(change);
  const { story, diagnostics } = compileTogether(source);
  return [...diagnostics, ...(story ? prove(source, story, YEAR).findings : [])].map(({ code }) => code);
}

describe('a word of two languages', () => {
  // It is a small city: it has no secret.
  const always = codesOf();

  it.each(PLANTED)('is found: %s', (_what, file, from, to) => {
    expect(codesOf(edit(file, from, to)).filter((code) => !always.includes(code))).not.toEqual([]);
  });
});
