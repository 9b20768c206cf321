import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { textOutsideCatalogues, typographyFaults, unusedWords } from '../../scripts/words/faults.ts';
import { sentencesIn } from '../../scripts/words/sentences.ts';

const CATALOGUE = 'web/words/fr/planted.tsx';
const SCREEN = 'web/player/Planted.tsx';

describe('a catalogue', () => {
  it('is listed with its keys, its branches and its holes', () =>
    expect(
      sentencesIn(
        CATALOGUE,
        `export const planted = {
          title: 'Bureau',
          hub: {
            waits: (count: number) => (count > 1 ? \`\${count} réponses\` : 'Une réponse'),
            terms: (link: Link) => <>Lisez les {link('conditions')}.</>,
          },
        };`,
      ).map(({ key, texts }) => [key, ...texts]),
    ).toEqual([
      ['planted.title', 'Bureau'],
      ['planted.hub.waits', '{count} réponses', 'Une réponse'],
      ['planted.hub.terms', 'Lisez les conditions.'],
    ]));

  it.each([
    ['a straight apostrophe', `"L'heure"`],
    ['a missing narrow space', `'Vraiment ?'`],
    ['a missing space before a unit', '(metres: number) => `à ${metres} m`'],
    ['a straight apostrophe in a sentence with parts', `(time: string) => <>Jusqu'à {time}</>`],
  ])('is refused with %s', (_, value) =>
    expect(typographyFaults(CATALOGUE, `export const planted = { title: ${value} };`)).toHaveLength(1),
  );

  it('is refused with a sentence that no code reads', () => {
    const files: Readonly<Record<string, string>> = {
      '/web/words/fr/planted.ts': `export const planted = { read: 'A', unread: 'B', chosen: { a: 'C', b: 'D' } };`,
      '/web/reader.ts': `import { planted } from './words/fr/planted.ts';
        export const { read } = planted;
        export const choose = (name: 'a' | 'b') => planted.chosen[name];`,
    };
    const options: ts.CompilerOptions = {
      noLib: true,
      allowImportingTsExtensions: true,
      noEmit: true,
      module: ts.ModuleKind.ESNext,
      moduleResolution: ts.ModuleResolutionKind.Bundler,
    };
    const host: ts.CompilerHost = {
      ...ts.createCompilerHost(options),
      directoryExists: () => true,
      fileExists: (file) => file in files,
      readFile: (file) => files[file],
      getSourceFile: (file, target) => {
        const text = files[file];
        return text === undefined ? undefined : ts.createSourceFile(file, text, target, true);
      },
    };
    const program = ts.createProgram(Object.keys(files), options, host);
    const isCatalogue = ({ fileName }: ts.SourceFile) => fileName.includes('/words/');
    expect(unusedWords(program, isCatalogue, (source) => !isCatalogue(source), [])).toEqual([
      { file: 'web/words/fr/planted.ts', line: 1, sentence: 'aucun code ne lit « unread »' },
    ]);
  });
});

it.each([
  ['a sentence', `const text = 'Votre réponse attend le réseau';`],
  ['a sentence with a hole', 'const text = `Il reste ${count} essais avant la fin`;'],
  ['the text of an element', '<p>Bureau</p>'],
  ['an accessible name', '<a aria-label="Retour" />'],
  ['a placeholder', '<input placeholder="Votre mail" />'],
  ['a text between others', `<p>{isOn ? 'Éteindre' : words.on}</p>`],
])('%s of a screen outside the catalogues is found', (_, code) =>
  expect(textOutsideCatalogues(SCREEN, `${code}\n`)).toHaveLength(1),
);

it('names of classes, keys, addresses and errors for developers are no text of a screen', () =>
  expect(
    textOutsideCatalogues(
      SCREEN,
      `throw new Error('the page has no root and is empty');
       <a className="paper paper--buff" href="/home" role="link" onKeyDown={is('Enter')}>{words.title} ·</a>`,
    ),
  ).toEqual([]));
