import type { Nodes, Root } from 'mdast';
import { createReport } from '../../diagnostics/report.ts';
import { childrenOf, isElement, type JsxElement } from '../../scenario/parse/passages.ts';
import { parseMdx } from '../../scenario/parse/parse-mdx.ts';
import type { ValuePath } from '../../scenario/parse/parse-yaml.ts';
import { sourceText } from '../../scenario/parse/source-text.ts';
import { refuse } from '../refusal.ts';
import { lineStart } from '../splice.ts';

export interface PageTree {
  readonly text: string;
  readonly root: Root;
}

export type Range = readonly [start: number, end: number];

type Property = Extract<JsxElement['attributes'][number], { type: 'mdxJsxAttribute' }>;

export function readPageTree(text: string): PageTree | null {
  const root = parseMdx(sourceText({ path: '', text }), createReport().report);
  return root && { text, root };
}

export const rangeOf = ({ position }: Pick<Nodes, 'position'>): Range => [
  position?.start.offset ?? 0,
  position?.end.offset ?? 0,
];

/** The node at a path of positions. */
export const nodeAt = ({ root }: PageTree, path: ValuePath): Nodes =>
  path.reduce<Nodes>(
    (node, index) =>
      (typeof index === 'number' ? childrenOf(node)[index] : undefined) ?? refuse('edit-nothing-there'),
    root,
  );

export function tagAt(tree: PageTree, path: ValuePath): JsxElement & { readonly name: string } {
  const node = nodeAt(tree, path);
  return isElement(node) && node.name !== null
    ? (node as JsxElement & { readonly name: string })
    : refuse('edit-wrong-kind');
}

export const propertiesOf = (tag: JsxElement): readonly Property[] =>
  tag.attributes.flatMap((one) => (one.type === 'mdxJsxAttribute' ? one : []));

export function propertyAt(tree: PageTree, path: ValuePath): Property {
  const name = path.at(-1);
  return (
    propertiesOf(tagAt(tree, path.slice(0, -1))).find((one) => one.name === name) ??
    refuse('edit-nothing-there')
  );
}

/** Whether a path ends with the name of a property. */
export const isPropertyPath = (path: ValuePath): boolean => typeof path.at(-1) === 'string';

/** From the beginning of the first child to the end of the last; null without children. */
function rangeOfChildren(node: Nodes): Range | null {
  const [first, last] = [childrenOf(node)[0], childrenOf(node).at(-1)];
  return first && last ? [rangeOf(first)[0], rangeOf(last)[1]] : null;
}

/** A part of a page that an edit can replace. */
interface Segment {
  readonly path: ValuePath;
  /**
   * `text`: a paragraph, a heading, a cell or the words of a tag on one line; `block`: any other block;
   * `property`: of a tag.
   */
  readonly kind: 'text' | 'block' | 'property';
  /** Its Markdown without the marks of the lists and quotations around it, or the value of the property. */
  readonly text: string;
}

const TEXT: ReadonlySet<string> = new Set(['paragraph', 'heading', 'tableCell', 'mdxJsxTextElement']);
const BLOCK: ReadonlySet<string> = new Set([
  'mdxJsxFlowElement',
  'list',
  'listItem',
  'blockquote',
  'code',
  'table',
  'tableRow',
  'thematicBreak',
]);

/** Whether a node is a part of a page that an edit names: not the words and signs inside a paragraph. */
export const isSegment = ({ type }: Nodes): boolean => TEXT.has(type) || BLOCK.has(type);

/** The offsets that `set` replaces: of a text, without its marks; of another block, the whole. */
export function contentRange(node: Nodes): Range {
  const isText = node.type === 'heading' || node.type === 'tableCell' || node.type === 'mdxJsxTextElement';
  return (isText ? rangeOfChildren(node) : null) ?? rangeOf(node);
}

/** The marks that the second line of a block needs: those of quotations, and spaces under a list’s marker. */
export function marksBefore(text: string, at: number): string {
  const before = text.slice(lineStart(text, at), at);
  return /^[ \t>]*(?:(?:[-*+]|\d{1,9}[.)])[ \t>]+)*$/u.test(before) ? before.replace(/[^>\t]/gu, ' ') : '';
}

/** Markdown as it stands in the file, below the marks of what contains it. */
export function withMarks(value: string, marks: string, ending: string): string {
  const [first = '', ...rest] = value.split('\n');
  return [
    first,
    ...rest.map((line) => (marks + line).replace(/^[ \t>]+$/u, (blank) => blank.trimEnd())),
  ].join(ending);
}

function withoutMarks(source: string, marks: string): string {
  const [first = '', ...rest] = source.split(/\r?\n/u);
  return [
    first,
    ...rest.map((line) =>
      line.startsWith(marks) ? line.slice(marks.length) : line.replace(/^[ \t>]+/u, ''),
    ),
  ].join('\n');
}

/** The text that a form shows of a node. */
export function contentOf(text: string, node: Nodes): string {
  const [start, end] = contentRange(node);
  return withoutMarks(text.slice(start, end), marksBefore(text, rangeOf(node)[0]));
}

function segmentsIn(text: string, node: Nodes, path: ValuePath): readonly Segment[] {
  const kind = TEXT.has(node.type) ? 'text' : BLOCK.has(node.type) ? 'block' : null;
  const isEmpty = node.type === 'mdxJsxTextElement' && rangeOfChildren(node) === null;
  const own: readonly Segment[] = kind && !isEmpty ? [{ path, kind, text: contentOf(text, node) }] : [];
  const properties = isElement(node)
    ? propertiesOf(node).flatMap(({ name, value }): readonly Segment[] =>
        typeof value === 'string' ? [{ path: [...path, name], kind: 'property', text: value }] : [],
      )
    : [];
  return [
    ...own,
    ...properties,
    ...childrenOf(node).flatMap((child, index) => segmentsIn(text, child, [...path, index])),
  ];
}

/** Every part of a page that an edit can replace, in its order, containers before what they contain. */
export const segmentsOf = ({ text, root }: PageTree): readonly Segment[] => segmentsIn(text, root, []);
