import { parse } from 'yaml';
import { describe, expect, it } from 'vitest';
import { readScenarioDraft } from '../../engine/scenario/draft.ts';
import { readFile } from '../../engine/scenario/parse/read-file.ts';
import { readTranslation } from '../../engine/scenario/translation/read-translation.ts';
import { solutionsIn } from '../../engine/scenario/link/hints.ts';
import { cityNames, readCity } from '../support/cities/cities.ts';

/** A map is described in each language, with the same names. */
const inBoth = (step: string, paper: string): readonly string[] => [
  `${step} ${paper}`,
  `${step} en/${paper}`,
];

/** Answers that a paper may hold, with the reason. */
const ALLOWED: Readonly<Record<string, readonly string[]>> = {
  lyon: [
    // The map is where both are read, among all its squares, by what a message describes.
    ...inBoth('THE_SMS in', 'media/map.yaml: TERREAUX'),
    ...inBoth('STARS in', 'media/map.yaml: SAINT-JEAN'),
    // The order hides this word in its lines, and its first question needs it too.
    'FIRST_END in documents/mission_order.mdx: ÉTRIERS',
    'FIRST_END in letter.mdx: ÉTRIERS',
    'FIRST_END in en/documents/mission_order.mdx: STIRRUPS',
    'FIRST_END in en/letter.mdx: STIRRUPS',
    // A word of any French text.
    'SECOND_LETTER in documents/transcription.mdx: RIEN',
  ],
  paris: [],
  // A word of any French text.
  toulouse: ['GAME_END in documents/mission_order.mdx: N’EST', 'GAME_END in letter.mdx: N’EST'],
};

/** The words that a map prints or describes, without its identifiers. */
function wordsOf(value: unknown, key = ''): readonly string[] {
  if (typeof value === 'string') return ['id', 'icon', 'anchor', 'slug'].includes(key) ? [] : [value];
  if (Array.isArray(value)) return value.flatMap((one) => wordsOf(one, key));
  return typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([name, one]) => wordsOf(one, name))
    : [];
}

/** The texts of what is in the envelope in each language: the letter, and the documents of the first step with their map. */
function papersOf(slug: string): readonly { readonly path: string; readonly text: string }[] {
  const { scenario, source } = readCity(slug);
  const first = scenario.documents.filter(({ from }) => from === undefined);
  const french = [
    'letter.mdx',
    'media/map.yaml',
    ...first.map((document) => `documents/${document.slug}.mdx`),
  ];
  const paths = [...french, ...french.map((path) => `en/${path}`)];
  return source.files
    .filter(({ path }) => paths.includes(path))
    .map(({ path, text }) => ({
      path,
      text: path.endsWith('.yaml') ? wordsOf(parse(text)).join('\n') : text,
    }));
}

describe('what comes with the letter', () => {
  it.each(cityNames)('of %s holds the answer of no later step, in any language', (slug) => {
    const { scenario, source } = readCity(slug);
    const papers = papersOf(slug);
    expect(papers.length).toBeGreaterThan(7);
    const french = readScenarioDraft(source);
    const { withAnswers } = readTranslation(french, source, 'en', readFile);
    const later = withAnswers(french).steps.filter(({ value }) => value.name !== scenario.start);
    const held = later.flatMap((step) =>
      papers.flatMap(({ path, text }) => {
        const solution = solutionsIn(text)(step);
        return solution === null ? [] : [`${step.value.name} in ${path}: ${solution}`];
      }),
    );
    expect(held.sort()).toEqual([...(ALLOWED[slug] ?? [])].sort());
  });
});
