import { describe, expect, test } from 'vitest';
import { compileCity } from '../../../engine/city/compile.ts';
import { tinyCity } from '../../../scripts/explain/cities/tiny-city.ts';

/** The problems of a city whose step has this `spells`, with this text as its last page. */
const told = (step: string, spells: string, page: string) =>
  compileCity(
    tinyCity({
      files: { [`steps/${step}.yaml`]: (text) => `${text}spells: ${spells}\n`, 'pages/merci.mdx': page },
    }),
  ).diagnostics.map(({ at, code }) => `${at.file}:${at.line}:${at.column} ${code}`);

/** « BM » at CAFE. */
const first = (page: string) => told('03-cafe', '{ page: pages/merci, take: first-letters }', page);
const last = (page: string) => told('03-cafe', '{ page: pages/merci, take: last-letters }', page);
/** « Ici dormait le dernier passeur » at BALCON. */
const diagonals = (page: string) => told('16-balcon', '{ page: pages/merci, take: diagonals }', page);

describe('a page that must spell a solution', () => {
  test('is read by its paragraphs, whatever stands in tags, quotes and headings', () => {
    expect(first('# Adieu\n\n<Ref>Un</Ref>\n\n« **B**onjour. »\n\n<Aside>Oui.</Aside>\n\nMerci.\n')).toEqual(
      [],
    );
    expect(
      last('Il fait un froid d’hiver à Bab.\n\nOn ne sait rien de *l’harmattan ni du simoum.*\n'),
    ).toEqual([]);
  });

  test('is reported at the paragraph that changed, was added or is missing', () => {
    expect(first('Bonjour.\n\nAdieu.\n')).toEqual(['pages/merci.mdx:3:1 spells-nothing']);
    expect(first('Bonjour.\n\nMerci.\n\nEncore.\n')).toEqual(['pages/merci.mdx:5:1 spells-nothing']);
    expect(first('Bonjour.\n')).toEqual(['pages/merci.mdx:1:1 spells-nothing']);
    expect(last('À Bab.\n\nLe simoun.\n')).toEqual(['pages/merci.mdx:3:10 spells-nothing']);
  });

  test('spells it for every player', () => {
    expect(first('Bonjour.\n\nMerci.\n\n<If asked="GARE">\nPardon.\n</If>\n')).toEqual([
      'pages/merci.mdx:6:1 spells-nothing',
    ]);
  });

  test('may be read along diagonals', () => {
    const steps = (third: string) =>
      `<Typed>\nIci on loge\\\nIl dormait bien\n</Typed>\n\n<Typed>\nle·chat\\\nun·dernier·mot\\\n${third}\n</Typed>\n`;
    expect(diagonals(steps('deux·pas·passeur'))).toEqual([]);
    expect(diagonals(steps('deux·passeur'))).toEqual(['pages/merci.mdx:6:1 spells-nothing']);
  });

  test('is one of several, each of which exists', () => {
    expect(
      told('03-cafe', '{ page: [pages/merci, pages/mercy], take: first-letters }', 'Bon.\n\nMerci.\n'),
    ).toEqual(['steps/03-cafe.yaml:23:31 missing-page']);
  });

  test('spells for a step that waits for words', () => {
    expect(told('08-tresor', '{ page: pages/merci, take: first-letters }', 'Bon.\n')).toEqual([
      'steps/08-tresor.yaml:9:1 spells-nothing',
    ]);
  });
});
