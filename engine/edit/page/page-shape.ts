import type { Nodes } from 'mdast';
import type { ValuePath } from '../../scenario/parse/parse-yaml.ts';

/** A page’s nodes without their positions: compared before and after an edit. */
export interface PageShape {
  readonly [field: string]: unknown;
  readonly children: readonly PageShape[];
}

const LEFT_OUT: ReadonlySet<string> = new Set(['position', 'data', 'children']);

export function pageShape(node: Nodes): PageShape {
  const fields = Object.entries(node).filter(([field]) => !LEFT_OUT.has(field));
  const attributes =
    'attributes' in node
      ? node.attributes.map((one) => [one.type, 'name' in one ? one.name : '', one.value ?? null])
      : [];
  return {
    ...Object.fromEntries(fields),
    attributes,
    children: 'children' in node ? node.children.map(pageShape) : [],
  };
}

/** The shape with the node at `path` changed. */
export function withShapeAt(
  shape: PageShape,
  path: ValuePath,
  change: (shape: PageShape) => PageShape,
): PageShape {
  const [index, ...rest] = path;
  if (index === undefined) return change(shape);
  return {
    ...shape,
    children: shape.children.map((child, at) => (at === index ? withShapeAt(child, rest, change) : child)),
  };
}

export const isSameShape = (one: PageShape, other: PageShape): boolean =>
  JSON.stringify(one) === JSON.stringify(other);
