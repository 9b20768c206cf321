import type { Nodes } from 'mdast';
import { createReport } from '../../../engine/diagnostics/report.ts';
import type { JsxElement } from '../../../engine/scenario/parse/passages.ts';
import { type ComponentRule, pageComponents } from '../../../engine/scenario/parse/page-components.ts';
import { parseMdx } from '../../../engine/scenario/parse/parse-mdx.ts';
import { sourceText } from '../../../engine/scenario/parse/source-text.ts';
import type { Edit, Span } from '../mutant.ts';
import { misspelt } from './operator.ts';

/** A passage of a page that can be mutated: a tag, an attribute, or a text. */
export interface Passage {
  readonly kind: string;
  readonly node: Nodes;
  readonly attribute: JsxElement['attributes'][number] | null;
  readonly span: Span;
  readonly text: string;
  /** Whether the attribute is optional. */
  readonly optional: boolean;
}

export type PageOperator = (passage: Passage) => Edit | null;

const isElement = (node: Nodes): node is JsxElement =>
  node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement';

interface Placed {
  readonly position?: {
    readonly start: { readonly offset?: number };
    readonly end: { readonly offset?: number };
  };
}

const spanOf = ({ position }: Placed): Span => [position?.start.offset ?? 0, position?.end.offset ?? 0];

/** Every tag, attribute and text of a page, in reading order. */
export function passagesOf(text: string): readonly Passage[] {
  const root = parseMdx(sourceText({ path: 'page.mdx', text }), createReport().report);
  return root
    ? [
        { kind: 'page', node: root, attribute: null, span: [0, text.length], text, optional: false },
        ...within(root, text),
      ]
    : [];
}

function within(node: Nodes, text: string): Passage[] {
  const children: readonly Nodes[] = 'children' in node ? node.children : [];
  return children.flatMap((child) => [...passages(child, text), ...within(child, text)]);
}

function passages(node: Nodes, text: string): Passage[] {
  const of = (kind: string, placed: Placed, attribute: Passage['attribute'] = null): Passage => ({
    kind,
    node,
    attribute,
    span: spanOf(placed),
    text,
    optional: isOptional(node, attribute),
  });
  if (node.type === 'text') return [of('text', node)];
  if (!isElement(node)) return [];
  const attributes = node.attributes.map((attribute) =>
    of(`<${node.name} ${attribute.type === 'mdxJsxAttribute' ? attribute.name : '…'}>`, attribute, attribute),
  );
  return [of(`<${node.name}>`, node), ...attributes];
}

function isOptional(node: Nodes, attribute: Passage['attribute']): boolean {
  if (!isElement(node) || attribute?.type !== 'mdxJsxAttribute') return false;
  const rules = new Map<string, ComponentRule>(Object.entries(pageComponents));
  return rules.get(node.name ?? '')?.attributes[attribute.name]?.required === false;
}

const onAttribute =
  (change: (name: string, value: string) => string): PageOperator =>
  ({ attribute, span, text, node }) => {
    if (attribute?.type !== 'mdxJsxAttribute' || typeof attribute.value !== 'string') return null;
    const inserted = change(attribute.name, attribute.value);
    if (inserted === text.slice(...span)) return null;
    const [start, end] = spanOf(node);
    return { at: span, text: inserted, told: [start, end + inserted.length], names: [attribute.value] };
  };

const onTag =
  (change: (source: string, name: string) => string | null): PageOperator =>
  ({ node, attribute, span, text, kind }) => {
    if (attribute || kind === 'page' || !isElement(node) || node.name === null) return null;
    const source = text.slice(...span);
    const inserted = change(source, node.name);
    return inserted === null || inserted === source ? null : { at: span, text: inserted };
  };

const onText =
  (change: (source: string) => string | null): PageOperator =>
  ({ kind, span, text }) => {
    if (kind !== 'text') return null;
    const source = text.slice(...span);
    const inserted = change(source);
    return inserted === null || inserted === source ? null : { at: span, text: inserted };
  };

const atStart =
  (line: string): PageOperator =>
  ({ kind }) =>
    kind === 'page' ? { at: [0, 0], text: `${line}\n\n`, told: [0, line.length] } : null;

const firstWord = (source: string, change: (word: string) => string): string =>
  source.replace(/\p{L}{2,}/u, change);

/** The mutations of a page. */
export const pageOperators: Readonly<Record<string, PageOperator>> = {
  'an attribute removed': onAttribute(() => ''),
  'an attribute misspelt': onAttribute((name, value) => `${misspelt(name)}="${value}"`),
  'an attribute emptied': onAttribute((name) => `${name}=""`),
  'an attribute without a value': onAttribute((name) => name),
  'an attribute in braces': onAttribute((name, value) => `${name}={${JSON.stringify(value)}}`),
  'an attribute without quotes': onAttribute((name) => `${name}=mot`),
  'a name misspelt': onAttribute((name, value) =>
    /^(name|data|side)$/u.test(name) ? `${name}="${misspelt(value)}"` : `${name}="${value}"`,
  ),
  'a straight apostrophe in an attribute': onAttribute(
    (name, value) => `${name}="${value.replace(/(?<=\p{L})’(?=\p{L})/u, "'")}"`,
  ),
  'a tag misspelt': onTag((source, name) =>
    source.replaceAll(new RegExp(`(?<=</?)${name}`, 'gu'), misspelt(name)),
  ),
  'a tag in small letters': onTag((source, name) =>
    source.replaceAll(new RegExp(`(?<=</?)${name}`, 'gu'), name.toLowerCase()),
  ),
  'a tag that is not closed': onTag((source, name) =>
    source.endsWith('/>') ? source.replace(/ ?\/>$/u, '>') : source.slice(0, -`</${name}>`.length),
  ),
  'a closing tag too many': onTag((source, name) =>
    source.endsWith('/>') ? `${source}</${name}>` : `${source}</${name}>`,
  ),
  'an attribute that does not exist': onTag((source, name) =>
    source.replace(`<${name}`, `<${name} taille="2"`),
  ),
  'code in a tag': onTag((source, name) => source.replace(`<${name}`, `<${name} {...tout}`)),
  'a straight apostrophe': onText((source) => source.replace(/(?<=\p{L})’(?=\p{L})/u, "'")),
  'straight quotes': onText((source) => source.replace(/«\s?([^»]+?)\s?»/u, '"$1"')),
  'braces in the text': onText((source) => firstWord(source, (word) => `{${word}}`)),
  'raw HTML': onText((source) => firstWord(source, (word) => `<b>${word}</b>`)),
  'a script': onText((source) => firstWord(source, (word) => `${word} <script>alert(1)</script>`)),
  'a link that runs code': onText((source) => firstWord(source, (word) => `[${word}](javascript:alert(1))`)),
  'a picture in Markdown': onText((source) => firstWord(source, (word) => `![${word}](image.svg)`)),
  'a comment': onText((source) => firstWord(source, (word) => `${word} <!-- ${word} -->`)),
  'an unclosed brace': onText((source) => firstWord(source, (word) => `{${word}`)),
  'an import': atStart("import Chose from './chose.js'"),
  'an export': atStart('export const chose = 1'),
  'nothing but its first line': ({ kind, text }) =>
    kind === 'page' ? { at: [0, text.length], text: '\n', told: [0, 1] } : null,
};
