import type { Nodes } from 'mdast';
import { childrenOf, isElement } from '../../scenario/parse/elements.ts';
import type { ValuePath } from '../../scenario/parse/parse-yaml.ts';
import { lineStart } from '../text-lines.ts';
import { type PageTree, propertiesOf, type Range, rangeOf, rangeOfChildren } from './page-tree.ts';

/** A part of a page that an edit can replace. */
export interface Segment {
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
  return [first, ...rest.map((line) => (marks + line).replace(/^[ \t>]+$/u, marks.trimEnd()))].join(ending);
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
