import type { Nodes } from 'mdast';
import { componentRule } from '../../scenario/parse/page-components.ts';
import { childrenOf, isElement } from '../../scenario/parse/passages.ts';
import { contentRange, type PageTree, type Range, rangeOf } from './page-tree.ts';
import {
  haveSameMarks,
  inOrder,
  type Letter,
  type PlainBlock,
  plainBlock,
  plainLetters,
  type RichMark,
  type RichNode,
  type RichNodeType,
} from './rich-page.ts';

/** A letter with the place where it is written, its escape included. */
export interface SourceLetter extends Letter {
  readonly from: number;
  readonly to: number;
  /** The marks as they are nested in the file, each with the sign that closes it. */
  readonly open: readonly OpenMark[];
}

export type OpenMark = RichMark & { readonly closing?: string };

/** A block of a page with the place where it is written. */
export interface SourceBlock {
  readonly node: Nodes;
  readonly plain: PlainBlock;
  readonly blocks: readonly SourceBlock[];
  readonly range: Range;
  /** Of the letters of a paragraph or heading. */
  readonly inside: Range;
  /** Null where the letters cannot be found in the file one by one. */
  readonly letters: readonly SourceLetter[] | null;
}

/** Thrown where a character of the text is not found in the file. */
class Unaligned extends Error {}

const ENTITY = /^&(?:#x[0-9a-f]+|#\d+|\w+);/iu;
const ESCAPED = /^\\[!-/:-@[-`{-~]/u;
const LINE_END = /^[ \t]*\r?\n[ \t>]*/u;

/** How many characters of the file the next character of the text takes. */
function lengthInSource(source: string, char: string, rest: string): number {
  if (char === '\n') return LINE_END.exec(source)?.[0].length ?? fail();
  if (ESCAPED.test(source) && source[1] === char) return 2;
  const entity = ENTITY.exec(source)?.[0];
  if (entity && !rest.startsWith(entity)) return entity.length;
  return source.startsWith(char) ? char.length : fail();
}

const fail = (): never => {
  throw new Unaligned();
};

interface Reading {
  readonly text: string;
  readonly letters: SourceLetter[];
  isAligned: boolean;
}

function readText(reading: Reading, node: Nodes, value: string, open: readonly OpenMark[]): void {
  let at = rangeOf(node)[0];
  let isAligned = node.position !== undefined;
  for (let index = 0; index < value.length;) {
    const char = String.fromCodePoint(value.codePointAt(index) ?? 0);
    const from = at;
    try {
      if (isAligned) at += lengthInSource(reading.text.slice(at), char, value.slice(index));
    } catch (error) {
      if (!(error instanceof Unaligned)) throw error;
      isAligned = false;
    }
    reading.letters.push({ kind: 'char', text: char, marks: open, open, from, to: at });
    index += char.length;
  }
  if (!isAligned || at !== rangeOf(node)[1]) reading.isAligned = false;
}

function readThing(reading: Reading, node: Nodes, kind: Letter['kind'], open: readonly OpenMark[]): void {
  const [from, to] = rangeOf(node);
  const text = kind === 'break' ? '\n' : reading.text.slice(from, to);
  reading.letters.push({ kind, text, marks: open, open, from, to });
}

const closingOf = (text: string, node: Nodes): string => {
  const [last, end] = [childrenOf(node).at(-1), rangeOf(node)[1]];
  return last ? text.slice(rangeOf(last)[1], end) : '';
};

const openingOf = (text: string, node: Nodes): string => {
  const [first, start] = [childrenOf(node)[0], rangeOf(node)[0]];
  return first ? text.slice(start, rangeOf(first)[0]) : text.slice(...rangeOf(node));
};

const FORMATS: Readonly<Record<string, RichMark['type']>> = {
  strong: 'strong',
  emphasis: 'emphasis',
  delete: 'strike',
};

/** The mark that a node gives to its letters; null for an address, which is a link without any sign. */
function markOf(text: string, node: Nodes): OpenMark | null {
  const closing = closingOf(text, node);
  const format = FORMATS[node.type];
  if (format) return { type: format, closing };
  const open = openingOf(text, node);
  if (node.type === 'link')
    return open.startsWith('[') ? { type: 'link', attrs: { open, close: closing } } : null;
  return isElement(node) ? { type: 'tag', attrs: { name: node.name ?? '', open } } : null;
}

function readInline(reading: Reading, node: Nodes, open: readonly OpenMark[]): void {
  if (node.type === 'text') return readText(reading, node, node.value, open);
  if (node.type === 'break') return readThing(reading, node, 'break', open);
  const isTag = isElement(node);
  if (isTag && childrenOf(node).length === 0) return readThing(reading, node, 'sign', open);
  if (!isTag && !(node.type in FORMATS) && node.type !== 'link') return readThing(reading, node, 'raw', open);
  const mark = markOf(reading.text, node);
  for (const child of childrenOf(node)) readInline(reading, child, mark ? [...open, mark] : open);
}

const TYPES: Readonly<Record<string, RichNodeType>> = {
  blockquote: 'quote',
  list: 'list',
  listItem: 'item',
  thematicBreak: 'rule',
  mdxJsxFlowElement: 'box',
};

function attrsOf(text: string, node: Nodes): PlainBlock['attrs'] {
  if (node.type === 'list') return { start: node.ordered ? (node.start ?? 1) : null };
  if (node.type === 'listItem') return { checked: node.checked ?? null };
  if (isElement(node))
    return { name: node.name ?? '', open: openingOf(text, node).replace(/\s*\n[\s>]*$/u, '') };
  return {};
}

function textBlock(text: string, node: Nodes): SourceBlock {
  const isHeading = node.type === 'heading';
  const reading: Reading = { text, letters: [], isAligned: true };
  for (const child of isElement(node) ? [node] : childrenOf(node)) readInline(reading, child, []);
  const letters = plainLetters(reading.letters, isHeading);
  return {
    node,
    plain: plainBlock(
      isHeading ? 'heading' : 'paragraph',
      isHeading ? { level: node.depth } : {},
      [],
      letters,
    ),
    blocks: [],
    range: rangeOf(node),
    inside: contentRange(node),
    letters: reading.isAligned ? letters : null,
  };
}

/** A tag that is closed by itself, as `<Ref />`, holds nothing. */
const isClosed = (text: string, node: Nodes): boolean => text.slice(...rangeOf(node)).endsWith('/>');

/** A component that stands among words, alone on its line: Markdown has it as a block. */
const isWord = (node: Nodes): boolean =>
  isElement(node) && childrenOf(node).length === 0 && componentRule(node.name ?? '')?.inLine === true;

function blockOf(text: string, node: Nodes): SourceBlock {
  if (node.type === 'paragraph' || node.type === 'heading' || isWord(node)) return textBlock(text, node);
  const range = rangeOf(node);
  const own = { node, range, inside: range, letters: null };
  const isCard = isElement(node) && childrenOf(node).length === 0 && isClosed(text, node);
  const type = isCard ? 'card' : TYPES[node.type];
  if (!type || type === 'card') {
    const source = text.slice(...range);
    const attrs = type ? { name: isElement(node) ? (node.name ?? '') : '', open: source } : { text: source };
    return { ...own, blocks: [], plain: plainBlock(type ?? 'source', attrs, []) };
  }
  const blocks = childrenOf(node).map((child) => blockOf(text, child));
  const plain = plainBlock(
    type,
    openAttrs(text, node),
    blocks.map((block) => block.plain),
  );
  return { ...own, blocks, plain };
}

/** Of a component that holds nothing yet, the opening tag ends at its first « > ». */
function openAttrs(text: string, node: Nodes): PlainBlock['attrs'] {
  const attrs = attrsOf(text, node);
  if (!isElement(node) || childrenOf(node).length > 0) return attrs;
  return {
    ...attrs,
    open: String(attrs['open'])
      .replace(/<\/[\w.]*\s*>$/u, '')
      .trimEnd(),
  };
}

/** The blocks of a page with their places. */
export const sourceBlocks = ({ text, root }: PageTree): readonly SourceBlock[] =>
  root.children.map((node) => blockOf(text, node));

function richLetters(letters: readonly Letter[]): readonly RichNode[] {
  const nodes: RichNode[] = [];
  for (const { kind, text, marks } of letters) {
    const own =
      marks.length > 0
        ? { marks: inOrder(marks).map(({ type, attrs }) => ({ type, ...(attrs && { attrs }) })) }
        : {};
    const last = nodes.at(-1);
    if (kind === 'char' && last?.type === 'text' && haveSameMarks(last.marks ?? [], marks))
      nodes[nodes.length - 1] = { ...last, text: (last.text ?? '') + text };
    else if (kind === 'char') nodes.push({ type: 'text', text, ...own });
    else if (kind === 'break') nodes.push({ type: 'break', ...own });
    else nodes.push({ type: kind, attrs: kind === 'sign' ? { open: text } : { text }, ...own });
  }
  return nodes;
}

function richBlock({ type, attrs, blocks, letters }: PlainBlock): RichNode {
  const content = [...blocks.map(richBlock), ...richLetters(letters)];
  return { type, attrs, ...(content.length > 0 && { content }) };
}

/** A page as rich text. */
export const richPage = (tree: PageTree): RichNode => ({
  type: 'doc',
  content: sourceBlocks(tree).map(({ plain }) => richBlock(plain)),
});
