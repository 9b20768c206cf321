import type { Nodes, Paragraph, Parents, PhrasingContent, Root, RootContent } from 'mdast';
import type { Weekday } from '../../hours/zoned.ts';
import type { Condition } from '../../types/condition.generated.ts';
import { type Variant, variantsOf } from '../page-variants.ts';

/** A tag: a node type that remark-mdx adds to Markdown. */
export type JsxElement = Extract<Nodes, { type: 'mdxJsxFlowElement' | 'mdxJsxTextElement' }>;

export const isElement = (node: Nodes): node is JsxElement =>
  node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement';

export const childrenOf = (node: Nodes): readonly Nodes[] => ('children' in node ? node.children : []);

/** The tag of a passage for some players. */
export const PASSAGE = 'If';

const isPassage = (node: Nodes): node is JsxElement => isElement(node) && node.name === PASSAGE;

/** The passages of a page, in its order. */
function passagesIn(node: Nodes): readonly JsxElement[] {
  const inside = 'children' in node ? node.children.flatMap(passagesIn) : [];
  return isPassage(node) ? [node, ...inside] : inside;
}

/** The condition that the attributes of a passage say; faulty attributes say nothing. */
export function conditionOf({ attributes }: JsxElement): Condition {
  const written = new Map(
    attributes.flatMap((one) => (one.type === 'mdxJsxAttribute' ? [[one.name, one.value] as const] : [])),
  );
  const text = (name: string): string | undefined => {
    const value = written.get(name);
    return typeof value === 'string' ? value : undefined;
  };
  const [chose, reached, is, solved, asked, took, city] = [
    'chose',
    'reached',
    'is',
    'solved',
    'asked',
    'took',
    'elsewhere',
  ].map(text);
  const plain: Condition = {
    ...(chose && is && { chose: { [chose]: is } }),
    // Another word than a day is reported as an unknown option.
    ...(reached && is && { reached: { [reached]: is as Weekday } }),
    ...(solved && { solved }),
    ...(asked && { asked }),
    ...(took && { took }),
  };
  const condition: Condition = city ? { elsewhere: { city, ...plain } } : plain;
  return written.has('not') ? { not: condition } : condition;
}

/** The variants of a parsed page; empty when all players read the same. */
export function variantsIn(root: Root): readonly Variant[] {
  const conditions = passagesIn(root).map(conditionOf);
  return conditions.length === 0 ? [] : variantsOf(conditions);
}

/**
 * The page of a variant: without the passages that it does not contain, and without the tags of the others.
 */
export function keepPassages(root: Root, variant: Variant): Root {
  const kept = new Set(passagesIn(root).filter((_passage, index) => variant[index]));
  const cut = (node: Nodes): readonly Nodes[] => {
    if (isPassage(node)) return kept.has(node) ? contentOf(node).flatMap(cut) : [];
    if (!('children' in node) || passagesIn(node).length === 0) return [node];
    const children = node.children.flatMap(cut);
    return node.type === 'paragraph' && children.every(isBlank) ? [] : [{ ...node, children } as Parents];
  };
  return { ...root, children: root.children.flatMap(cut) as RootContent[] };
}

export const isBlank = (node: Nodes): boolean => node.type === 'text' && node.value.trim() === '';

const INLINE: ReadonlySet<Nodes['type']> = new Set([
  'text',
  'emphasis',
  'strong',
  'delete',
  'link',
  'break',
  'inlineCode',
]);

/** Text between the tags of a passage that is a block of its own becomes a paragraph. */
function contentOf({ type, children }: JsxElement): readonly Nodes[] {
  const isText = children.some((child) => INLINE.has(child.type) && !isBlank(child));
  if (type !== 'mdxJsxFlowElement' || !isText) return children;
  return [{ type: 'paragraph', children: children as PhrasingContent[] } satisfies Paragraph];
}
