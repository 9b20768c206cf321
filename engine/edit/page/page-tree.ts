import type { Nodes, Root } from 'mdast';
import { createReport } from '../../diagnostics/report.ts';
import { childrenOf, isElement, type JsxElement } from '../../scenario/parse/elements.ts';
import { parseMdx } from '../../scenario/parse/parse-mdx.ts';
import type { ValuePath } from '../../scenario/parse/parse-yaml.ts';
import { sourceText } from '../../scenario/parse/source-text.ts';
import { refuse } from '../refusal.ts';

export interface PageTree {
  readonly text: string;
  readonly root: Root;
}

export type Range = readonly [start: number, end: number];

type Property = Extract<JsxElement['attributes'][number], { type: 'mdxJsxAttribute' }>;

/** Null when the text cannot be parsed. */
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

/** The tag at a path. */
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

/** The line ending between two tags of a paragraph. */
export const isGap = (node: Nodes): boolean => node.type === 'text' && node.value.trim() === '';

/** From the beginning of the first child to the end of the last; null without children. */
export function rangeOfChildren(node: Nodes): Range | null {
  const [first, last] = [childrenOf(node)[0], childrenOf(node).at(-1)];
  return first && last ? [rangeOf(first)[0], rangeOf(last)[1]] : null;
}
