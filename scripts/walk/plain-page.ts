import type { Nodes } from 'mdast';
import { parse } from 'yaml';
import { type ScenarioSource, typeset } from '../../engine/index.ts';
import { variantIndex, withoutVariant } from '../../engine/scenario/page-variants.ts';
import type { PageComponentName } from '../../engine/scenario/parse/page-components.ts';
import { parseVariant } from '../../engine/scenario/parse/parse-mdx.ts';
import { isElement, type JsxElement } from '../../engine/scenario/parse/passages.ts';
import type { MapFile } from '../../engine/types/map.generated.ts';

type Attribute = (name: string) => string;

/** Converts a component to text. `inside`: the text of its children. */
type ToText = (attribute: Attribute, inside: string, media: (name: string) => string) => string;

const bracketed = (what: string, ...parts: readonly string[]): string =>
  wrapped(`[${what} : ${parts.filter(Boolean).join(' — ')}]`);

const COMPONENTS: Readonly<Record<PageComponentName, ToText>> = {
  Picture: (attribute) => bracketed('Image', attribute('alt'), attribute('caption')),
  Postmark: (attribute) => bracketed('Cachet', attribute('alt'), attribute('caption')),
  Sound: (attribute) => bracketed('Son', attribute('transcript')),
  Transcript: (_attribute, inside) => inside,
  Line: (attribute, inside) => `\n${attribute('voice')} : ${inside}`,
  CityMap: (attribute, _inside, media) => mapText(media(attribute('data'))),
  Stamp: (_attribute, inside) => bracketed('Tampon', inside),
  Tokens: (_attribute, inside) => inside,
  Token: (attribute) => bracketed('Jeton', attribute('alt'), attribute('legend')),
  Signature: (attribute) => `— ${attribute('who')}`,
  Arrives: () => '[L’heure du prochain courrier]',
  Ref: (_attribute, inside) => inside,
  Typed: (_attribute, inside) => inside,
  Aside: (_attribute, inside) => indented(inside, '  | '),
  Counterfoil: (attribute) => bracketed('Souche', attribute('alt')),
  Machine: (_attribute, inside) => inside,
  Contact: () => '[L’adresse de la Compagnie]',
  Code: () => '[Le code de la lettre]',
  QrCode: () => '[Le carré du code]',
};

function mapText(text: string): string {
  const { title, text: words } = parse(text) as MapFile;
  return `${bracketed('Plan', title)}\n\n${wrapped(words.trim())}`;
}

/** A page, or a variant of it, as plain text, wrapped for a terminal. */
export function plainPage(source: ScenarioSource, path: string): string {
  const file = source.files.find((candidate) => candidate.path === withoutVariant(path));
  const root = file ? parseVariant(file, variantIndex(path)) : null;
  const media = (name: string): string =>
    source.files.find((candidate) => candidate.path === `media/${name}`)?.text ?? '';
  return root ? nodeText(root, media).trim() : '';
}

type Media = (name: string) => string;

const INLINE = new Set(['paragraph', 'heading', 'emphasis', 'strong', 'delete', 'link', 'tableCell']);

const MARKS: Partial<Record<Nodes['type'], (inside: string) => string>> = {
  paragraph: (inside) => wrapped(inside.trim()),
  heading: (inside) => inside.toLocaleUpperCase('fr'),
  blockquote: (inside) => indented(inside, '  > '),
  listItem: (inside) => indented(inside, '  - ', '    '),
  tableCell: (inside) => `${inside}  `,
};

function nodeText(node: Nodes, media: Media): string {
  if (node.type === 'break') return '\n';
  if (node.type === 'thematicBreak') return '* * *';
  if (isElement(node)) return componentText(node, media);
  if ('value' in node) return node.type === 'text' ? node.value.replaceAll(/\s*\n\s*/gu, ' ') : node.value;
  const inside = childrenText(node, media);
  return MARKS[node.type]?.(inside) ?? inside;
}

function childrenText(node: Nodes, media: Media): string {
  const children = 'children' in node ? node.children : [];
  const isLine = INLINE.has(node.type) || node.type === 'mdxJsxTextElement' || node.type === 'tableRow';
  return children.map((child) => nodeText(child, media)).join(isLine ? '' : '\n\n');
}

function componentText(element: JsxElement, media: Media): string {
  const toText = COMPONENTS[element.name as PageComponentName] as ToText | undefined;
  const inside = childrenText(element, media);
  return toText?.(attributeOf(element), inside, media) ?? inside;
}

function attributeOf({ attributes }: JsxElement): Attribute {
  return (name) => {
    const found = attributes.find(
      (attribute) => attribute.type === 'mdxJsxAttribute' && attribute.name === name,
    );
    return typeof found?.value === 'string' ? found.value : '';
  };
}

const WIDTH = 88;

/** Wraps a text at WIDTH columns; its own line breaks and indents are kept. */
export const wrappedVerbatim = (text: string): string => text.split('\n').flatMap(wrapLine).join('\n');

/** The same with French typography, which would change a passage of code. */
export const wrapped = (text: string): string => wrappedVerbatim(typeset(text));

function wrapLine(line: string): readonly string[] {
  const [, indent = '', words = ''] = /^( *)(.*?) *$/u.exec(line) ?? [];
  const lines: string[] = [];
  let current = indent;
  for (const word of words.split(' ')) {
    const isFull = current.length + 1 + word.length > WIDTH && current !== indent;
    if (isFull) lines.push(current);
    current = isFull || current === indent ? indent + word : `${current} ${word}`;
  }
  return [...lines, current];
}

/** Prefixes every line; `others` is for the lines after the first. */
export function indented(text: string, first: string, others = first): string {
  return text
    .split('\n')
    .map((line, index) => `${index === 0 ? first : others}${line}`.trimEnd())
    .join('\n');
}
