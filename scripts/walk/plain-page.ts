import type { Nodes } from 'mdast';
import { parse } from 'yaml';
import { createReport } from '../../engine/diagnostics/report.ts';
import type { ScenarioSource } from '../../engine/index.ts';
import type { JsxElement } from '../../engine/scenario/parse/check-component.ts';
import type { PageComponentName } from '../../engine/scenario/parse/page-components.ts';
import { parseMdx } from '../../engine/scenario/parse/parse-mdx.ts';
import { sourceText } from '../../engine/scenario/parse/source-text.ts';
import type { MapFile } from '../../engine/types/map.generated.ts';
import { folded, indented } from './lines.ts';

type Attribute = (name: string) => string;

/** What a component is in words: `inside` is what it holds, already told. */
type Tell = (attribute: Attribute, inside: string, media: (name: string) => string) => string;

const noted = (what: string, ...parts: readonly string[]): string => folded(`[${what} : ${parts.filter(Boolean).join(' — ')}]`);

const COMPONENTS: Readonly<Record<PageComponentName, Tell>> = {
  Picture: (attribute) => noted('Image', attribute('alt'), attribute('caption')),
  Sound: (attribute) => noted('Son', attribute('transcript')),
  Transcript: (_attribute, inside) => inside,
  Line: (attribute, inside) => `\n${attribute('voice')} : ${inside}`,
  CityMap: (attribute, _inside, media) => tellMap(media(attribute('data'))),
  Stamp: (_attribute, inside) => noted('Tampon', inside),
  Tokens: (_attribute, inside) => inside,
  Token: (attribute) => noted('Jeton', attribute('alt'), attribute('legend')),
  Signature: (attribute) => `— ${attribute('who')}`,
  Ref: (_attribute, inside) => inside,
  Typed: (_attribute, inside) => inside,
  Aside: (_attribute, inside) => indented(inside, '  | '),
  Counterfoil: (attribute) => noted('Souche', attribute('alt')),
  Machine: (_attribute, inside) => inside,
  Contact: () => '[L’adresse de la Compagnie]',
  Code: () => '[Le code de la lettre]',
  QrCode: () => '[Le carré du code]',
};

function tellMap(text: string): string {
  const { title, text: words } = parse(text) as MapFile;
  return `${noted('Plan', title)}\n\n${folded(words.trim())}`;
}

/** A page of a city as one reads it without a screen: plain text, folded to a terminal's width. */
export function plainPage(source: ScenarioSource, path: string): string {
  const file = source.files.find((candidate) => candidate.path === path);
  const root = file ? parseMdx(sourceText(file), createReport().report) : null;
  const media = (name: string): string => source.files.find((candidate) => candidate.path === `media/${name}`)?.text ?? '';
  return root ? tellNode(root, media).trim() : '';
}

type Media = (name: string) => string;

const INLINE = new Set(['paragraph', 'heading', 'emphasis', 'strong', 'delete', 'link', 'tableCell']);

const MARKS: Partial<Record<Nodes['type'], (inside: string) => string>> = {
  paragraph: (inside) => folded(inside.trim()),
  heading: (inside) => inside.toLocaleUpperCase('fr'),
  blockquote: (inside) => indented(inside, '  > '),
  listItem: (inside) => indented(inside, '  - ', '    '),
  tableCell: (inside) => `${inside}  `,
};

function tellNode(node: Nodes, media: Media): string {
  if (node.type === 'break') return '\n';
  if (node.type === 'thematicBreak') return '* * *';
  if (isElement(node)) return tellComponent(node, media);
  if ('value' in node) return node.type === 'text' ? node.value.replaceAll(/\s*\n\s*/gu, ' ') : node.value;
  const inside = tellChildren(node, media);
  return MARKS[node.type]?.(inside) ?? inside;
}

function tellChildren(node: Nodes, media: Media): string {
  const children = 'children' in node ? node.children : [];
  const isLine = INLINE.has(node.type) || node.type === 'mdxJsxTextElement' || node.type === 'tableRow';
  return children.map((child) => tellNode(child, media)).join(isLine ? '' : '\n\n');
}

const isElement = (node: Nodes): node is JsxElement => node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement';

function tellComponent(element: JsxElement, media: Media): string {
  const tell = COMPONENTS[element.name as PageComponentName] as Tell | undefined;
  const inside = tellChildren(element, media);
  return tell?.(attributeOf(element), inside, media) ?? inside;
}

function attributeOf({ attributes }: JsxElement): Attribute {
  return (name) => {
    const found = attributes.find((attribute) => attribute.type === 'mdxJsxAttribute' && attribute.name === name);
    return typeof found?.value === 'string' ? found.value : '';
  };
}
