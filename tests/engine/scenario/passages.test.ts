import { describe, expect, it } from 'vitest';
import { compileCity, prove } from '../../../engine/index.ts';
import { readingOf } from '../../../engine/graph/sheet.ts';
import { presenceOf } from '../../../engine/graph/presence.ts';
import { createReport } from '../../../engine/diagnostics/report.ts';
import { keepPassages, variantsIn } from '../../../engine/scenario/parse/passages.ts';
import { parseMdx, parseVariant } from '../../../engine/scenario/parse/parse-mdx.ts';
import { sourceText } from '../../../engine/scenario/parse/source-text.ts';
import { compileTestCity } from '../../support/cities/cities.ts';
import { branchingCity } from '../../../scripts/explain/cities/branching-city.ts';

const parsed = (text: string) => {
  const root = parseMdx(sourceText({ path: 'messages/a.mdx', text }), createReport().report);
  if (!root) throw new Error('the page cannot be parsed');
  return root;
};

/** The texts of a page's variants, without their tags. */
const textsOf = (text: string): readonly string[] => {
  const root = parsed(text);
  return variantsIn(root).map(
    (variant) =>
      JSON.stringify(keepPassages(root, variant))
        .match(/(?<="value":")[^"]*/gu)
        ?.join('|') ?? '',
  );
};

const BOOTS = 'messages/desBottes.mdx';
const withBoots = (text: string) => branchingCity({ files: { [BOOTS]: text } });
/** « code line:column » of each problem. */
const problemsOf = (text: string) =>
  compileCity(withBoots(text)).diagnostics.map(
    ({ code, at }) => `${code} ${at.file === BOOTS ? '' : at.file}${at.line}:${at.column}`,
  );

describe('the variants of a page', () => {
  it('are one for each option that a passage names, and one for the other players', () => {
    expect(
      textsOf('<If chose="QUAI" is="suivre">A</If>\n\n<If chose="QUAI" is="attendre">B</If>\n\nC\n'),
    ).toEqual(['A|C', 'B|C', 'C']);
  });

  it('multiply where the conditions have nothing to do with each other', () => {
    expect(textsOf('<If solved="GARE">A</If> <If asked="GARE">B</If> C\n')).toEqual([
      'A| |B| C',
      'A| | C',
      ' |B| C',
      ' | C',
    ]);
  });

  it('are two for a condition and its contrary, and for the same condition twice', () => {
    expect(textsOf('X, <If took="PHARE">A</If><If took="PHARE" not>B</If>.\n')).toEqual([
      'X, |A|.',
      'X, |B|.',
    ]);
    expect(textsOf('<If solved="GARE">A</If>\n\n<If solved="GARE">B</If>\n')).toEqual(['A|B', '']);
  });

  it('keep a passage whose attributes are all true', () => {
    expect(textsOf('<If chose="QUAI" is="suivre" solved="GARE">A</If>\n\nB\n')).toEqual(['A|B', 'B']);
  });

  it('keep the components of a passage, and nothing of the tag itself', () => {
    const root = parsed('<If solved="GARE">\n\n<Typed>\nA\n</Typed>\n\n</If>\n');
    expect(JSON.stringify(keepPassages(root, [true]))).toContain('"name":"Typed"');
    expect(JSON.stringify(keepPassages(root, [true]))).not.toContain('"name":"If"');
    expect(keepPassages(root, [false]).children).toEqual([]);
  });
});

describe('a passage with a mistake', () => {
  it.each([
    ['<If>A</If>\n', 'missing-attribute 1:1'],
    ['<If chose="QUAI">A</If>\n', 'missing-attribute 1:1'],
    ['<If is="suivre">A</If>\n', 'missing-attribute 1:1'],
    ['<If chose="QUAY" is="suivre">A</If>\n', 'unknown-step 1:12'],
    ['<If chose="QUAI" is="suivrais">A</If>\n', 'option-unknown 1:22'],
    ['<If asked="QUAI">A</If>\n', 'condition-without-fact 1:12'],
    ['<If took="CAFE" not>A</If>\n', 'condition-without-fact 1:11'],
    ['<If reached="FIN">A</If>\n', 'missing-attribute 1:1'],
    ['<If reached="FIN" is="dimanche">A</If>\n', 'option-unknown 1:23'],
    ['<If reached="FIM" is="sunday">A</If>\n', 'unknown-step 1:14'],
    ['<If reached="FIN" chose="QUAI" is="suivre">A</If>\n', 'misplaced-component 1:1'],
    ['<If solved="GARE" not="oui">A</If>\n', 'page-code 1:19'],
    ['<If solvd="GARE">A</If>\n', 'unknown-attribute 1:5'],
    ['<If solved="GARE">\n\n<If asked="GARE">A</If>\n\n</If>\n', 'misplaced-component 3:1'],
    ['<If solved="GARE">A\n', 'mdx-syntax 1:1'],
    ['Un mot.\n\n<If solved="GARE">[Le phare](/home/messages/nulle)</If>\n', 'dead-link 3:19'],
    ['<If solved="GARE"><Picture name="nulle.svg" alt="Rien." /></If>\n', 'unknown-medium 1:34'],
  ])('%j is reported: %s', (text, problem) => {
    expect(problemsOf(text)).toContain(problem);
  });

  it('in the letter is reported: nothing is decided yet', () => {
    const letter = (text: string) => `${text}\n<If solved="GARE">A</If>\n`;
    const { diagnostics } = compileCity(branchingCity({ files: { 'letter.mdx': letter } }));
    expect(diagnostics.map(({ code }) => code)).toContain('misplaced-component');
  });
});

describe('a page with passages', () => {
  const PAGE =
    'Un mot.\n\n<If solved="BARQUE">\nVous aviez pied.\n\n<Picture name="enseigne.svg" alt="Une enseigne." />\n</If>\n';

  it('is compiled into variants, each with its own media', () => {
    const { scenario } = compileTestCity(branchingCity({ files: { 'messages/lePhare.mdx': PAGE } }));
    expect(scenario.pages['messages/lePhare']).toBeUndefined();
    expect(scenario.pages['messages/lePhare~1']?.media).toEqual(['enseigne.svg']);
    expect(scenario.pages['messages/lePhare~2']?.media).toEqual([]);
  });

  it('is counted in words by variant, and along each route as its readers see it', () => {
    const { source, story } = compileTestCity(branchingCity({ files: { 'messages/lePhare.mdx': PAGE } }));
    const { pages } = readingOf(source, presenceOf(story), story);
    const counts = pages
      .filter(({ page }) => page.startsWith('messages/lePhare'))
      .map(({ page, words }) => `${page} ${words}`);
    expect(counts).toEqual(['messages/lePhare~1 5', 'messages/lePhare~2 2']);
    const columns = presenceOf(story).columns.filter(({ step }) => step === 'PHARE');
    expect(new Set(columns.map(({ there }) => there['message/lePhare']))).toEqual(
      new Set(['messages/lePhare~1', 'messages/lePhare~2']),
    );
  });

  it('is a finding where a passage is for all its readers, or for none of them', () => {
    const text =
      'Un <If solved="GARE">mot</If>.\n\n<If chose="QUAI" is="attendre" solved="BARQUE">Vous aviez pied.</If>\n';
    const { source, story } = compileTestCity(branchingCity({ files: { 'messages/lePhare.mdx': text } }));
    const findings = prove(source, story, 2026).findings.map(
      ({ code, at }) => `${code} ${at.file}:${at.line}:${at.column}`,
    );
    expect(findings).toEqual([
      'condition-always messages/lePhare.mdx:1:4',
      'condition-never messages/lePhare.mdx:3:1',
    ]);
  });

  it('is seen by a player of each kind, on the day that a passage names and on another one', () => {
    const text =
      'Un mot.\n\n<If reached="PHARE" is="sunday">Dimanche.</If>\n\n<If reached="PHARE" is="sunday" not>Un autre jour.</If>\n\n<If reached="PHARE" is="sunday" solved="BARQUE">En barque.</If>\n';
    const { source, story } = compileTestCity(branchingCity({ files: { 'messages/lePhare.mdx': text } }));
    for (const firstYear of [2026, 2023]) expect(prove(source, story, firstYear).findings).toEqual([]);
  });

  it('checks a link of a passage for the readers of that passage only', () => {
    const linking = (attributes: string) =>
      `Un mot.\n\n<If ${attributes}>[Encore](/home/messages/desBottes)</If>\n`;
    const problems = (text: string) =>
      compileCity(branchingCity({ files: { 'messages/lePhare.mdx': text } })).diagnostics.map(
        ({ code }) => code,
      );
    expect(problems(linking('chose="QUAI" is="suivre"'))).toEqual([]);
    expect(problems(linking('chose="QUAI" is="attendre"'))).toEqual(['not-there-yet']);
  });

  it('is parsed as one of its variants', () => {
    const file = { path: 'messages/lePhare.mdx', text: PAGE };
    expect(JSON.stringify(parseVariant(file, 0))).toContain('pied');
    expect(JSON.stringify(parseVariant(file, 1))).not.toContain('pied');
  });
});
