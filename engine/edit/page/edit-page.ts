import type { Nodes } from 'mdast';
import { childrenOf } from '../../scenario/parse/passages.ts';
import type { ValuePath } from '../../scenario/parse/parse-yaml.ts';
import { isSameData, moved, type PathEdit, type EditValue } from '../edit.ts';
import { refuse } from '../refusal.ts';
import { type Splice, spliced } from '../splice.ts';
import { planAddBlock, planMoveBlock, planRemoveBlock, planSetBlock } from './blocks.ts';
import {
  contentOf,
  isPropertyPath,
  nodeAt,
  type PageTree,
  propertyAt,
  readPageTree,
  propertiesOf,
  rangeOf,
  tagAt,
} from './page-tree.ts';

/**
 * A value between the quotes of its neighbours; the signs that would end it or be read as others are written
 * out.
 */
function quotedProperty(value: EditValue, quote: string): string {
  if (typeof value !== 'string') return refuse('edit-wrong-kind');
  const safe = value.replace(/&(?=#?\w+;)/gu, '&amp;').replaceAll(quote, quote === '"' ? '&quot;' : '&apos;');
  return quote + safe + quote;
}

function planSetProperty(tree: PageTree, { path, value }: Extract<PathEdit, { op: 'set' }>): Splice[] {
  const property = propertyAt(tree, path);
  if (typeof property.value !== 'string') return refuse('edit-wrong-kind');
  const [start, end] = rangeOf(property);
  const quote = tree.text.charAt(end - 1);
  const from = start + tree.text.slice(start, end).indexOf(quote);
  return [{ start: from, end, text: quotedProperty(value, quote) }];
}

/** `value: true` adds a property without a value. */
function planAddProperty(
  tree: PageTree,
  { path, value, at, key = '' }: Extract<PathEdit, { op: 'add' }>,
): Splice[] {
  const tag = tagAt(tree, path);
  const properties = propertiesOf(tag);
  if (!/^[a-zA-Z][\w-]*$/u.test(key)) return refuse('edit-bad-name');
  if (properties.some(({ name }) => name === key)) return refuse('edit-key-taken');
  const before = at === 0 ? undefined : properties[(at ?? properties.length) - 1];
  const start = before ? rangeOf(before)[1] : rangeOf(tag)[0] + 1 + tag.name.length;
  return [{ start, end: start, text: value === true ? ` ${key}` : ` ${key}=${quotedProperty(value, '"')}` }];
}

function planRemoveProperty(tree: PageTree, path: PathEdit['path']): Splice[] {
  const [start, end] = rangeOf(propertyAt(tree, path));
  const spaces = /\s*$/u.exec(tree.text.slice(0, start))?.[0].length ?? 0;
  return [{ start: start - spaces, end, text: '' }];
}

function planRenameProperty(tree: PageTree, path: PathEdit['path'], name: string): Splice[] {
  const property = propertyAt(tree, path);
  const [start] = rangeOf(property);
  if (propertiesOf(tagAt(tree, path.slice(0, -1))).some((one) => one.name === name && one !== property))
    return refuse('edit-key-taken');
  return [{ start, end: start + property.name.length, text: name }];
}

/** Renames a tag where it opens and where it closes. */
function planRenameTag(tree: PageTree, path: PathEdit['path'], name: string): Splice[] {
  const tag = tagAt(tree, path);
  const [start, end] = rangeOf(tag);
  const closing = tree.text.slice(start, end).lastIndexOf(`</${tag.name}`);
  const open = { start: start + 1, end: start + 1 + tag.name.length, text: name };
  return closing === -1
    ? [open]
    : [open, { start: start + closing + 2, end: start + closing + 2 + tag.name.length, text: name }];
}

function plan(tree: PageTree, edit: PathEdit): Splice[] {
  const isProperty = isPropertyPath(edit.path);
  switch (edit.op) {
    case 'set':
      return isProperty ? planSetProperty(tree, edit) : planSetBlock(tree, edit);
    case 'add':
      return edit.key === undefined ? planAddBlock(tree, edit) : planAddProperty(tree, edit);
    case 'remove':
      return isProperty ? planRemoveProperty(tree, edit.path) : planRemoveBlock(tree, edit.path);
    case 'move':
      return isProperty ? refuse('edit-wrong-kind') : planMoveBlock(tree, edit.path, edit.to);
    case 'rename':
      return isProperty
        ? planRenameProperty(tree, edit.path, edit.key)
        : planRenameTag(tree, edit.path, edit.key);
  }
}

const ANYTHING: PageShape = { children: [] };

/** Leaves out the words of a text, and a whole block. */
const blanked = (shape: PageShape): PageShape =>
  shape.type === 'paragraph' ||
  shape.type === 'heading' ||
  shape.type === 'tableCell' ||
  shape.type === 'mdxJsxTextElement'
    ? { ...shape, children: [] }
    : ANYTHING;

const withoutAttributes = (shape: PageShape): PageShape => ({ ...shape, attributes: [], name: null });

/** Leaves out `count` children from position `at`. */
const withoutChildren =
  (at: number, count: number) =>
  (shape: PageShape): PageShape => ({
    ...shape,
    children: shape.children.filter((_child, index) => index < at || index >= at + count),
  });

/** Whether all but the edited part is as before. */
function keepsTheRest(before: PageTree, edit: PathEdit, after: PageTree): boolean {
  const [old, now] = [pageShape(before.root), pageShape(after.root)];
  const { path } = edit;
  const same = (at: PathEdit['path'], change: (shape: PageShape) => PageShape, changeNow = change): boolean =>
    isSameData(withShapeAt(old, at, change), withShapeAt(now, at, changeNow));
  const around = path.slice(0, -1);
  if (isPropertyPath(path)) return same(around, withoutAttributes);
  if (edit.op === 'set') return same(path, blanked);
  if (edit.op === 'rename' || (edit.op === 'add' && edit.key !== undefined))
    return same(path, withoutAttributes);
  const parent = edit.op === 'add' ? path : around;
  const more = childrenOf(nodeAt(after, parent)).length - childrenOf(nodeAt(before, parent)).length;
  const last = Number(path.at(-1));
  const end = edit.op === 'add' ? (edit.at ?? childrenOf(nodeAt(before, parent)).length) : 0;
  if (edit.op === 'add') return more > 0 && same(parent, (shape) => shape, withoutChildren(end, more));
  if (edit.op === 'remove')
    return (
      more < 0 &&
      [last, last + more + 1].some((from) => same(parent, withoutChildren(from, -more), (shape) => shape))
    );
  return same(
    parent,
    (shape) => ({ ...shape, children: movedBlocks(shape.children, last, edit.to) }),
    (shape) => shape,
  );
}

const isGapShape = ({ type, value }: PageShape): boolean => type === 'text' && String(value).trim() === '';

/** As `planMoveBlock` moves them: around the line endings between tags. */
function movedBlocks(children: readonly PageShape[], from: number, to: number): readonly PageShape[] {
  const [blocks, gaps] = [children.filter((child) => !isGapShape(child)), children.filter(isGapShape)];
  const [source, target] = [children[from], children[to]];
  if (!source || !target) return children;
  const order = moved(blocks, blocks.indexOf(source), blocks.indexOf(target));
  return children.map((child) => (isGapShape(child) ? gaps.shift() : order.shift()) ?? child);
}

/** Whether the edited part reads back as it was meant. */
function readsBack(edit: PathEdit, after: PageTree): boolean {
  if (edit.op === 'set')
    return (
      (isPropertyPath(edit.path)
        ? propertyAt(after, edit.path).value
        : contentOf(after.text, nodeAt(after, edit.path))) === edit.value
    );
  if (edit.op === 'add' && edit.key !== undefined)
    return (propertyAt(after, [...edit.path, edit.key]).value ?? true) === edit.value;
  return true;
}

/**
 * Changes one part of a page; refuses when the new text would not read back as meant, or the rest not as
 * before.
 */
export function editPage(text: string, edit: PathEdit): string {
  const before = readPageTree(text) ?? refuse('edit-unreadable');
  const after = readPageTree(spliced(text, plan(before, edit)));
  if (!after || !keepsTheRest(before, edit, after) || !readsBack(edit, after))
    return refuse('edit-not-exact');
  return after.text;
}

/** A page’s nodes without their positions: compared before and after an edit. */
interface PageShape {
  readonly [field: string]: unknown;
  readonly children: readonly PageShape[];
}

const LEFT_OUT: ReadonlySet<string> = new Set(['position', 'data', 'children']);

function pageShape(node: Nodes): PageShape {
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

function withShapeAt(shape: PageShape, path: ValuePath, change: (shape: PageShape) => PageShape): PageShape {
  const [index, ...rest] = path;
  if (index === undefined) return change(shape);
  return {
    ...shape,
    children: shape.children.map((child, at) => (at === index ? withShapeAt(child, rest, change) : child)),
  };
}
