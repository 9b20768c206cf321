import fc from 'fast-check';
import type { EditValue } from '../../engine/edit/edit.ts';

// Files that are valid YAML, written as nobody's editor would.

interface Written {
  /** The text after « key: » or « - »; the lines below are indented from the key’s column. */
  readonly first: string;
  readonly rest: readonly string[];
}

const line = (first: string): Written => ({ first, rest: [] });

const WORDS = [
  'mot',
  'deux mots',
  'l’été',
  'a\u202f:',
  '« ceci »',
  '😀 émoji',
  'x#y',
  '-',
  '12',
  '0o17',
  '1e3',
  '~',
  'true',
  'é\u00a0!',
  'http://a.b',
];
const COMMENTS = ['', '', '', ' # note', '  # deux : points', ' # 😀', ' #'];

const plainWord = fc.constantFrom(
  'mot',
  'deux mots',
  'l’été',
  '😀 émoji',
  'x#y',
  '12',
  '1.50',
  '~',
  'true',
  'http://a.b',
  'a - b',
  'null',
);
const comment = fc.constantFrom(...COMMENTS);
const gap = fc.constantFrom(' ', ' ', ' ', '  ', '    ');

const singleQuoted = fc
  .constantFrom(...WORDS, "l''un", 'a: b', ' bords ', '# dièse')
  .map((word) => `'${word}'`);
const doubleQuoted = fc
  .constantFrom(...WORDS, 'une\\ttabulation', 'une\ttabulation', '\\u00e9', 'a: b\\nc', '\\"', ' ')
  .map((word) => `"${word}"`);
const oneLine = fc.oneof(plainWord, singleQuoted, doubleQuoted);

const blockText = fc
  .record({
    header: fc.constantFrom('|', '|-', '|+', '>', '>-', '>+', '|2', '>2-', '|-2'),
    lines: fc.array(
      fc.constantFrom('un', 'deux # pas une note', '', 'a: b', '  rentrée', 'fin\t', '- tiret', '« ï »'),
      {
        minLength: 1,
        maxLength: 4,
      },
    ),
    note: fc.constantFrom('', '', ' # après l’en-tête'),
  })
  .map(({ header, lines, note }): Written => ({
    first: header + note,
    rest: ['début', ...lines].map((one) => (one === '' ? '' : `  ${one}`)),
  }));

const wrapped = fc
  .constantFrom<readonly [string, string]>(
    ["'un texte", "suite'"],
    ['"un texte \\', 'suite"'],
    ['un texte nu', 'et sa suite'],
  )
  .map(([first, second]): Written => ({ first, rest: [`    ${second}`] }));

const key = fc.constantFrom(
  'a',
  'b',
  'clé',
  '"quoted"',
  "'1'",
  '1',
  'with space',
  'true',
  '😀',
  'a.b',
  '? long'.slice(2),
  "'# x'",
);

interface FlowParts {
  readonly value: string;
  readonly list: string;
  readonly map: string;
}

const flow = fc.letrec<FlowParts>((tie: fc.LetrecTypedTie<FlowParts>) => ({
  value: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    fc.oneof(fc.constantFrom('mot', 'deux mots', '12', '~', 'x#y'), singleQuoted, doubleQuoted),
    tie('list'),
    tie('map'),
  ),
  list: fc
    .record({
      items: fc.array(tie('value'), { maxLength: 5 }),
      comma: fc.boolean(),
      pad: fc.constantFrom('', ' '),
    })
    .map(
      ({ items, comma, pad }) => `[${pad}${items.join(', ')}${comma && items.length > 0 ? ',' : ''}${pad}]`,
    ),
  map: fc
    .record({
      items: fc.uniqueArray(fc.tuple(key, tie('value')), { maxLength: 4, selector: ([name]) => name }),
      pad: fc.constantFrom('', ' '),
    })
    .map(({ items, pad }) => `{${pad}${items.map(([name, value]) => `${name}: ${value}`).join(', ')}${pad}}`),
}));

/** A long flow list or map, one item a line, with comments. */
const longFlow = fc
  .record({
    items: fc.array(fc.tuple(flow.value, comment), { minLength: 1, maxLength: 4 }),
    isMap: fc.boolean(),
    trailing: fc.boolean(),
  })
  .map(({ items, isMap, trailing }): Written => {
    const inside = items.map(
      ([value, note], index) =>
        `    ${isMap ? `k${index}: ` : ''}${value}${index < items.length - 1 || trailing ? ',' : ''}${note}`,
    );
    return { first: isMap ? '{' : '[', rest: [...inside, isMap ? '  }' : '  ]'] };
  });

const noise = fc.constantFrom<readonly string[]>(
  [],
  [],
  [],
  [''],
  ['# entre deux'],
  ['', '# titre', ''],
  ['', ''],
);
const indented = (lines: readonly string[], by: number): readonly string[] =>
  lines.map((one) => (one === '' ? '' : ' '.repeat(by) + one));

interface Tied {
  readonly value: Written;
  readonly map: readonly string[];
  readonly list: readonly string[];
}

const block = fc.letrec<Tied>((tie: fc.LetrecTypedTie<Tied>) => ({
  value: fc.oneof(
    { depthSize: 'small', withCrossShrink: true, maxDepth: 4 },
    fc.tuple(oneLine, comment).map(([text, note]) => line(text + note)),
    blockText,
    wrapped,
    longFlow,
    fc.tuple(flow.value, comment).map(([text, note]) => line(text + note)),
    fc.tuple(comment).map(([note]) => line(note.trim() === '' ? '' : note.trim())),
    fc
      .tuple(fc.constantFrom('&x ', '!!str ', '&y !!str '), oneLine)
      .map(([props, text]) => line(props + text)),
    fc.constantFrom('*x', '*y').map(line),
    fc
      .tuple(tie('map'), fc.integer({ min: 1, max: 4 }), comment)
      .map(([lines, by, note]): Written => ({ first: note.trim(), rest: indented(lines, by) })),
    fc
      .tuple(tie('list'), fc.constantFrom(0, 2, 2, 3), comment)
      .map(([lines, by, note]): Written => ({ first: note.trim(), rest: indented(lines, by) })),
  ),
  map: fc
    .uniqueArray(fc.tuple(key, tie('value'), gap, noise), {
      minLength: 1,
      maxLength: 4,
      selector: ([name]) => name,
    })
    .map((pairs) =>
      pairs.flatMap(([name, { first, rest }, space, before], index) => [
        ...(index === 0 ? before.filter((one) => one !== '') : before),
        first === '' ? `${name}:` : `${name}:${space}${first}`,
        ...rest,
      ]),
    ),
  list: fc
    .array(
      fc.tuple(
        fc.oneof(
          tie('value').map((value): readonly string[] => [
            value.first === '' ? '-' : `- ${value.first}`,
            ...indented(value.rest, 2),
          ]),
          tie('map').map((lines) => [`- ${lines[0] ?? ''}`, ...indented(lines.slice(1), 2)]),
          tie('list').map((lines) => [`- ${lines[0] ?? ''}`, ...indented(lines.slice(1), 2)]),
        ),
        noise,
      ),
      { minLength: 1, maxLength: 4 },
    )
    .map((items) => items.flatMap(([lines, before], index) => [...(index === 0 ? [] : before), ...lines])),
}));

/** Most are valid; `dataIn` says which. */
export const oddYaml: fc.Arbitrary<string> = fc
  .record({
    lines: fc.oneof({ weight: 3, arbitrary: block.map }, block.list),
    head: fc.constantFrom<readonly string[]>(
      [],
      [],
      ['# yaml-language-server: $schema=x.json'],
      ['---'],
      ['%YAML 1.2', '---'],
      ['', '# titre', ''],
    ),
    tail: fc.constantFrom<readonly string[]>([], [], ['# fin'], ['', ''], ['...']),
    ending: fc.constantFrom('\n', '\n', '\r\n'),
    isFinished: fc.boolean(),
    anchors: fc.boolean(),
  })
  .map(({ lines, head, tail, ending, isFinished, anchors }) => {
    const shared = anchors ? ['premier: &x « ancre »', 'second: &y [1, 2]'] : [];
    const isMap = !/^-( |$)/u.test(lines.find((one) => one !== '' && !one.startsWith('#')) ?? '');
    return [...head, ...(isMap ? shared : []), ...lines, ...tail].join(ending) + (isFinished ? ending : '');
  });

/** Values that are hard to write. */
export const oddValue: fc.Arbitrary<EditValue> = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.constantFrom(
      'mot',
      'a: b',
      '# x',
      "l'un",
      '"',
      '- x',
      '',
      ' bords ',
      '12',
      'true',
      '~',
      '😀',
      'fin\u202f!',
      'tab\tici',
      'ligne\nsuivante',
      'trois\n\nlignes\n',
      '  rentrée\nfin',
      '[x',
      '{',
      '*x',
      '&y',
      '!z',
      '%',
      '@',
      '`',
      'a\r\nb',
      'x #y',
      'a,b',
      '? q',
      '| p',
      '> q',
      'é'.repeat(150),
      'mot '.repeat(60),
    ),
  },
  fc.string({ unit: 'grapheme', maxLength: 12 }),
  fc.constantFrom(0, -1, 1.5, true, false, null),
  fc.constantFrom<EditValue[]>([], ['un', 'deux'], ['a, b', 'c: d', 'e\nf']),
  fc.constantFrom<EditValue[]>({}, { a: 'b', c: ['d', 'e: f'] }, { 'clé : dure': 'x\ny', '12': '# z' }),
);
