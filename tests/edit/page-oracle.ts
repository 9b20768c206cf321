import type { Nodes } from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';

// The parts of a page, from the positions of the packages alone.

const parser = unified().use(remarkParse).use(remarkGfm).use(remarkMdx);

export interface FoundNode {
  readonly path: readonly number[];
  readonly node: Nodes;
  readonly parent: FoundNode | null;
}

function walk(node: Nodes, path: readonly number[], parent: FoundNode | null): readonly FoundNode[] {
  const found: FoundNode = { path, node, parent };
  const children = 'children' in node ? node.children : [];
  return [found, ...children.flatMap((child, index) => walk(child, [...path, index], found))];
}

/** Empty for a page that cannot be parsed. */
export function nodesIn(text: string): readonly FoundNode[] {
  try {
    return walk(parser.parse(text), [], null);
  } catch {
    return [];
  }
}

export const offsetsOfNode = ({ position }: Pick<Nodes, 'position'>): readonly [number, number] => [
  position?.start.offset ?? 0,
  position?.end.offset ?? 0,
];

export const childrenOfNode = (node: Nodes): readonly Nodes[] => ('children' in node ? node.children : []);

const WITH_MARKS: ReadonlySet<string> = new Set(['heading', 'tableCell', 'mdxJsxTextElement']);

/** The text of a heading or a cell without its marks. */
export function wordsRange(node: Nodes): readonly [number, number] {
  const [first, last] = [childrenOfNode(node)[0], childrenOfNode(node).at(-1)];
  return WITH_MARKS.has(node.type) && first && last
    ? [offsetsOfNode(first)[0], offsetsOfNode(last)[1]]
    : offsetsOfNode(node);
}
