import { type EditValue, isSameData, moved, type PathEdit } from '../edit.ts';
import { indexIn, type YamlItem, type YamlTree, type YamlValue } from './tree.ts';

/**
 * The data of a file without its layout. An edit compares it before and after; the order of keys, anchors and
 * tags count.
 */
type Shape = { readonly props: string; readonly is: string; readonly items?: readonly ShapeItem[] };

interface ShapeItem {
  readonly key: Shape | null;
  readonly value: Shape;
}

const scalarShape = (value: unknown): string =>
  `${typeof value} ${Object.is(value, -0) ? '-0' : String(value)}`;

function shapeOf(value: YamlValue): Shape {
  const props = JSON.stringify([value.anchor, value.tag]);
  if (value.kind === 'scalar') return { props, is: scalarShape(value.value) };
  if (value.kind === 'alias') return { props, is: `alias ${value.source} ${value.repeats}` };
  return { props, is: value.kind, items: value.items.map(shapeOfItem) };
}

const shapeOfItem = ({ key, value }: YamlItem): ShapeItem => ({
  key: key && shapeOf(key),
  value: shapeOf(value),
});

const PLAIN = JSON.stringify([undefined, undefined]);

function shapeOfData(value: EditValue, props = PLAIN): Shape {
  if (typeof value !== 'object' || value === null) return { props, is: scalarShape(value) };
  if (Array.isArray(value))
    return {
      props,
      is: 'seq',
      items: (value as readonly EditValue[]).map((item) => ({ key: null, value: shapeOfData(item) })),
    };
  return {
    props,
    is: 'map',
    items: Object.entries(value).map(([key, item]) => ({ key: shapeOfData(key), value: shapeOfData(item) })),
  };
}

/** The shape with the value at `path`, or its parent’s items, changed. */
function changedAt(
  shape: Shape,
  node: YamlValue,
  path: readonly (string | number)[],
  change: (shape: Shape, node: YamlValue) => Shape,
): Shape {
  const [segment, ...rest] = path;
  if (segment === undefined) return change(shape, node);
  const index = indexIn(node, segment);
  const [item, inner] = [
    shape.items?.[index],
    node.kind === 'map' || node.kind === 'seq' ? node.items[index] : undefined,
  ];
  if (!item || !inner) return shape;
  const next = { ...item, value: changedAt(item.value, inner.value, rest, change) };
  return { ...shape, items: (shape.items ?? []).with(index, next) };
}

const withItems = (shape: Shape, change: (items: readonly ShapeItem[]) => readonly ShapeItem[]): Shape => ({
  ...shape,
  items: change(shape.items ?? []),
});

function intended(tree: YamlTree, edit: PathEdit): Shape {
  const { root } = tree;
  const [parent, last = ''] = [edit.path.slice(0, -1), edit.path.at(-1)];
  const inParent = (change: (items: readonly ShapeItem[], index: number) => readonly ShapeItem[]): Shape =>
    changedAt(shapeOf(root), root, parent, (shape, node) =>
      withItems(shape, (items) => change(items, indexIn(node, last))),
    );
  switch (edit.op) {
    case 'set':
      return changedAt(shapeOf(root), root, edit.path, ({ props }) => shapeOfData(edit.value, props));
    case 'add': {
      const item = {
        key: edit.key === undefined ? null : shapeOfData(edit.key),
        value: shapeOfData(edit.value),
      };
      return changedAt(shapeOf(root), root, edit.path, (shape) =>
        withItems(shape, (items) => items.toSpliced(edit.at ?? items.length, 0, item)),
      );
    }
    case 'remove':
      return inParent((items, index) => items.toSpliced(index, 1));
    case 'move':
      return inParent((items, index) => moved(items, index, edit.to));
    case 'rename':
      return inParent((items, index) => {
        const item = items[index] as ShapeItem;
        return items.with(index, { ...item, key: shapeOfData(edit.key, item.key?.props) });
      });
  }
}

/** Whether the new text says what the edit means, and everything else as before. */
export function isExactly(before: YamlTree, edit: PathEdit, after: YamlTree): boolean {
  return isSameData(shapeOf(after.root), intended(before, edit));
}

/** The plain data of a value; an alias is itself, since its value stands elsewhere. */
export function dataOf(value: YamlValue): unknown {
  if (value.kind === 'scalar') return value.value;
  if (value.kind === 'alias') return value;
  if (value.kind === 'seq') return value.items.map((item) => dataOf(item.value));
  return Object.fromEntries(
    value.items.map(({ key, value: inner }) => [
      key?.kind === 'scalar' ? String(key.value) : '',
      dataOf(inner),
    ]),
  );
}
