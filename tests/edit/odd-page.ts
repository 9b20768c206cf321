import fc from 'fast-check';
import type { PageTrial } from './check-page-edit.ts';
import { childrenOfNode, type FoundNode, nodesIn } from './page-oracle.ts';

// Pages that are valid MDX, written as nobody's editor would.

const words = fc.constantFrom(
  'Un mot.',
  'L’été\u202f: « ici »',
  '*penché* et **gras**',
  '😀 émoji',
  'a \\< b',
  '`code`',
  '[un lien](/home)',
  'fin\\',
  'espace  ',
  '&amp; &eacute;',
  'a_b_c',
  '1867',
);
const textLines = fc
  .array(words, { minLength: 1, maxLength: 3 })
  .map((lines) => lines.join('\n').replace(/\\$/u, '.'));
const attribute = fc.constantFrom(
  'alt="a &quot;b&quot;"',
  "caption='l\"un'",
  'name = "x.svg"',
  'voice="A. Q."',
  'not',
  'legend="é&amp;è"',
  'who="x\ty"',
);
const attributes = fc
  .uniqueArray(attribute, { maxLength: 3, selector: (one) => one.split(/[ =]/u)[0] })
  .map((list) => list.map((one) => ` ${one}`).join(''));

const empty = fc
  .tuple(fc.constantFrom('Picture', 'Ref', 'Signature'), attributes, fc.constantFrom(' />', '/>'))
  .map(([name, list, close]) => `<${name}${list}${close}`);
const inline = fc
  .tuple(
    fc.constantFrom('Line', 'If', 'Contact'),
    attributes,
    fc.constantFrom('Bonjour.', 'L’un *et* l’autre', '😀'),
  )
  .map(([name, list, text]) => `<${name}${list}>${text}</${name}>`);

const heading = fc
  .tuple(fc.constantFrom('#', '##', '###'), words)
  .map(([mark, text]) => `${mark} ${text}`.trimEnd().replace(/\\$/u, ''));
const bullets = fc
  .tuple(
    fc.constantFrom('- ', '* ', '1. ', '-   '),
    fc.array(words, { minLength: 1, maxLength: 3 }),
    fc.constantFrom('\n', '\n\n'),
  )
  .map(([mark, items, gap]) => items.map((item) => `${mark}${item}`).join(gap));
const quotation = fc.tuple(textLines, fc.constantFrom('> ', '>')).map(([text, mark]) =>
  text
    .split('\n')
    .map((line) => mark + line)
    .join('\n'),
);
const table = fc
  .tuple(words, words)
  .map(
    ([one, other]) =>
      `| a | b |\n|---|:-:|\n| ${one.replace(/[\\|]/gu, '')} | ${other.replace(/[\\|]/gu, '')} |\n|  | vide |`,
  );
const tagLines = fc.array(inline, { minLength: 2, maxLength: 4 }).map((lines) => lines.join('\n'));

const simple = fc.oneof(
  textLines,
  textLines,
  heading,
  empty,
  inline,
  tagLines,
  bullets,
  quotation,
  table,
  fc.constant('---'),
);
const wrapper = fc
  .tuple(
    fc.constantFrom('Aside', 'Typed', 'Machine', 'If'),
    attributes,
    fc.array(simple, { minLength: 1, maxLength: 3 }),
    fc.constantFrom('\n', '\n\n'),
  )
  .map(([name, list, blocks, gap]) => `<${name}${list}>${gap}${blocks.join('\n\n')}${gap}</${name}>`);

/** Most are valid; `nodesIn` says which. */
export const oddPage: fc.Arbitrary<string> = fc
  .record({
    blocks: fc.array(
      fc.tuple(
        fc.oneof({ weight: 3, arbitrary: simple }, wrapper),
        fc.constantFrom('\n\n', '\n\n', '\n\n\n', '\n  \n'),
      ),
      {
        minLength: 1,
        maxLength: 6,
      },
    ),
    head: fc.constantFrom('', '', '\n'),
    ending: fc.constantFrom('\n', '\n', '\r\n'),
    isFinished: fc.boolean(),
  })
  .map(({ blocks, head, ending, isFinished }) => {
    const text =
      head + blocks.map(([block, gap], index) => block + (index === blocks.length - 1 ? '' : gap)).join('');
    return (text + (isFinished ? '\n' : '')).replaceAll('\n', ending);
  });

const VALUES = [
  'Un mot.',
  'Deux\nlignes',
  'Une\\\nautre',
  '# titre',
  '- liste',
  '> cité',
  '<Ref />',
  '<Line voice="x">Oui</Line>',
  '« l’un »\u202f!',
  '😀',
  '*penché',
  '| a |',
  'a\n\nb',
  '{code}',
  '<b',
  ' bords ',
  '```\nx\n```',
];
const NAMES = ['neuf', 'alt', 'Autre', 'Aside', 'a b', ''];

/** Words and signs inside a paragraph are edited with it. */
const WORDS_INSIDE: ReadonlySet<string> = new Set([
  'text',
  'emphasis',
  'strong',
  'inlineCode',
  'link',
  'break',
]);

/** One random edit of a page whose nodes are known. */
export function randomPageEdit(text: string): fc.Arbitrary<PageTrial> {
  const nodes = nodesIn(text).filter(({ parent, node }) => parent && !WORDS_INSIDE.has(node.type));
  const draft = {
    found: fc.constantFrom(...nodes),
    op: fc.constantFrom('set', 'set', 'add', 'remove', 'move', 'rename'),
    value: fc.constantFrom(...VALUES),
    name: fc.constantFrom(...NAMES),
    rank: fc.nat(5),
  };
  return fc.record(draft).map(({ found, op, value, name, rank }): PageTrial => {
    const { path, parent } = found;
    const property = propertyOf(found, rank);
    const siblings = parent ? childrenOfNode(parent.node).length : 1;
    if (op === 'add' && 'attributes' in found.node) return { edit: { op, path, key: name, value }, found };
    if (op === 'add') return { edit: { op, path: parent?.path ?? [], at: path.at(-1) ?? 0, value }, found };
    if (op === 'remove') return { edit: { op, path: property === null ? path : [...path, property] }, found };
    if (op === 'move') return { edit: { op, path, to: rank % siblings }, found };
    if (op === 'rename')
      return { edit: { op, path: property === null ? path : [...path, property], key: name }, found };
    return { edit: { op: 'set', path: property === null ? path : [...path, property], value }, found };
  });
}

function propertyOf({ node }: FoundNode, rank: number): string | null {
  const names =
    'attributes' in node
      ? node.attributes.flatMap((one) => (one.type === 'mdxJsxAttribute' ? one.name : []))
      : [];
  return rank % 2 === 0 ? null : (names[rank % Math.max(1, names.length)] ?? null);
}
