import type { ValuePath } from '../../scenario/parse/parse-yaml.ts';
import { moved, type PathEdit } from '../edit.ts';
import { refuse } from '../refusal.ts';
import { isFirstOnLine, lineStart, type Splice, spliced, endsUnfinished, lineEnding } from '../splice.ts';
import { planAdd } from './add.ts';
import { endOfLines } from './replace-value.ts';
import { keyLine, type ScalarStyle } from './scalar-text.ts';
import { planSet, smallerEdits } from './set.ts';
import { isExactly } from './shape.ts';
import {
  indexIn,
  keyText,
  readYamlTree,
  type YamlCollection,
  yamlCollectionAt,
  type YamlItem,
  type YamlTree,
  type YamlValue,
  yamlValueAt,
} from './tree.ts';
import { flowKey } from './written.ts';

/** Removes a pair or an item with its own lines; the comments around it stay. */
function planRemove(tree: YamlTree, path: ValuePath): Splice[] {
  const last = path.at(-1) ?? refuse('edit-wrong-kind');
  const around = path.slice(0, -1);
  const parent = yamlCollectionAt(tree, around);
  const index = indexIn(parent, last);
  if (parent.items.length === 1 && !hasComment(tree.text, parent))
    return planSet(tree, around, parent.kind === 'seq' ? [] : {});
  return parent.isFlow
    ? removeInFlow(tree.text, parent, index)
    : removeInBlock(tree.text, parent.items, index);
}

/** Whether a flow list has a comment between its items, which « [] » would lose. */
function hasComment(text: string, { isFlow, start, end, items }: YamlCollection): boolean {
  const [first, last] = [items[0], items.at(-1)];
  return (
    isFlow &&
    first !== undefined &&
    last !== undefined &&
    (text.slice(start, first.start) + text.slice(last.end, end)).includes('#')
  );
}

function removeInBlock(text: string, items: readonly YamlItem[], index: number): Splice[] {
  const [item, next] = [items[index] as YamlItem, items[index + 1]];
  if (isFirstOnLine(text, item.start)) return [removedLines(text, item)];
  const spaces = /[ \t]*$/u.exec(text.slice(0, item.start))?.[0].length ?? 0;
  const end = endOfLines(text, item.end);
  if (next && /^[ \t]*(?:\r?\n)?[ \t]*$/u.test(text.slice(item.end, next.start)))
    return [{ start: item.start, end: next.start, text: '' }];
  return [
    {
      start: item.start - spaces,
      end: Math.min(item.end, end),
      text: text.charAt(item.end - 1) === '\n' ? lineEnding(text) : '',
    },
  ];
}

/** Without a line ending at the end of the file, the one before the lines goes with them. */
function removedLines(text: string, item: YamlItem): Splice {
  const [start, end] = [lineStart(text, item.start), endOfLines(text, item.end)];
  const from = endsUnfinished(text, end) ? text.slice(0, start).replace(/\r?\n$/u, '').length : start;
  return { start: from, end, text: '' };
}

/** Removes an item with one comma, and its line when nothing else stands on it. */
function removeInFlow(text: string, { items }: YamlCollection, index: number): Splice[] {
  const [item, before] = [items[index] as YamlItem, items[index - 1]];
  const follows = /^\s*,/u.exec(text.slice(item.end))?.[0].length;
  if (follows !== undefined) {
    const end = item.end + follows;
    const rest = /^[ \t]*(?:#[^\r\n]*)?(\r?\n)?/u.exec(text.slice(end)) ?? [''];
    const isOwnLine = isFirstOnLine(text, item.start) && rest[1] !== undefined;
    if (isOwnLine) return [{ start: lineStart(text, item.start), end: end + rest[0].length, text: '' }];
    return [{ start: item.start, end: end + (/^[ \t]*/u.exec(text.slice(end))?.[0].length ?? 0), text: '' }];
  }
  if (before && text.slice(before.end, item.start).trim() === ',' && !isFirstOnLine(text, item.start))
    return [{ start: before.end, end: item.end, text: '' }];
  if (!isFirstOnLine(text, item.start)) return [{ start: item.start, end: item.end, text: '' }];
  return [{ start: lineStart(text, item.start), end: endOfLines(text, item.end), text: '' }];
}

function plan(tree: YamlTree, edit: PathEdit, scalar?: ScalarStyle): Splice[] {
  switch (edit.op) {
    case 'set':
      return planSet(tree, edit.path, edit.value, scalar);
    case 'add':
      return planAdd(tree, edit, scalar);
    case 'remove':
      return planRemove(tree, edit.path);
    case 'move':
      return planMove(tree, edit.path, edit.to);
    case 'rename':
      return planRename(tree, edit.path, edit.key, scalar);
  }
}

/** The styles to try: as its neighbours, as the old value, then with quotes that hold any text. */
function stylesFor(tree: YamlTree, edit: PathEdit): readonly (ScalarStyle | undefined)[] {
  if (edit.op === 'remove' || edit.op === 'move') return [undefined];
  const old = edit.op === 'set' ? yamlValueAt(tree, edit.path) : null;
  const isLine = edit.op === 'set' && typeof edit.value === 'string' && !edit.value.includes('\n');
  const kept = isLine && old?.kind === 'scalar' && old.style?.startsWith('QUOTE') === true ? [old.style] : [];
  return [...kept, undefined, 'QUOTE_DOUBLE'];
}

/** Changes exactly the lines of one value; refuses when the new text would not read back as meant. */
function editOnce(tree: YamlTree, edit: PathEdit): YamlTree {
  if (isShared(tree, edit.path)) return refuse('edit-shared-value');
  for (const style of stylesFor(tree, edit)) {
    const after = readYamlTree(spliced(tree.text, plan(tree, edit, style)));
    if (after && isExactly(tree, edit, after)) return after;
  }
  return refuse('edit-not-exact');
}

export function editYaml(text: string, edit: PathEdit): string {
  const tree = readYamlTree(text) ?? refuse('edit-unreadable');
  const edits = edit.op === 'set' ? smallerEdits(yamlValueAt(tree, edit.path), edit) : [edit];
  return edits.reduce(editOnce, tree).text;
}

type Range = readonly [start: number, end: number];

/** The items change places; the blank lines and commas between them stay where they are. */
function planMove(tree: YamlTree, path: ValuePath, to: number): Splice[] {
  const parent = yamlCollectionAt(tree, path.slice(0, -1));
  const from = indexIn(parent, path.at(-1) ?? refuse('edit-wrong-kind'));
  if (!Number.isInteger(to) || to < 0 || to >= parent.items.length) return refuse('edit-out-of-list');
  const slots = parent.items.map((item, index) =>
    parent.isFlow ? ([item.start, item.end] as const) : slotOf(tree.text, parent, item, index),
  );
  const contents = moved(slots, from, to).map(([start, end]) => tree.text.slice(start, end));
  return slots.map(([start, end], index) => ({ start, end, text: contents[index] ?? '' }));
}

/**
 * An item with the comment lines right above it and the comment behind it, without its last line ending. A
 * comment above the first item belongs to the list.
 */
function slotOf(text: string, { items }: YamlCollection, item: YamlItem, index: number): Range {
  const end = endOfLines(text, item.end);
  const last = text.slice(0, end).replace(/\r?\n$/u, '').length;
  const before = items[index - 1];
  if (!before || !isFirstOnLine(text, item.start)) return [item.start, last];
  const above = text.slice(endOfLines(text, before.end), lineStart(text, item.start));
  const comments = /(?:^|\n)((?:[ \t]*#[^\n]*\n)+)$/u.exec(above)?.[1] ?? '';
  const indent = /^[ \t]*/u.exec(comments)?.[0].length ?? 0;
  return comments === ''
    ? [item.start, last]
    : [lineStart(text, item.start) - comments.length + indent, last];
}

function planRename(tree: YamlTree, path: ValuePath, name: string, scalar?: ScalarStyle): Splice[] {
  const parent = yamlCollectionAt(tree, path.slice(0, -1));
  const { key } = parent.items[indexIn(parent, path.at(-1) ?? refuse('edit-wrong-kind'))] ?? { key: null };
  if (key?.kind !== 'scalar') return refuse('edit-wrong-kind');
  if (parent.items.some((item) => item.key !== key && keyText(item) === name))
    return refuse('edit-key-taken');
  const style = scalar ?? (key.style?.startsWith('QUOTE') === true ? key.style : 'PLAIN');
  return [
    { start: key.start, end: key.end, text: parent.isFlow && !scalar ? flowKey(name) : keyLine(name, style) },
  ];
}

const innerValues = (value: YamlValue): readonly YamlValue[] =>
  value.kind === 'map' || value.kind === 'seq'
    ? value.items.flatMap((item) => [...(item.key ? [item.key] : []), item.value])
    : [];

const everyValue = (value: YamlValue): readonly YamlValue[] => [
  value,
  ...innerValues(value).flatMap(everyValue),
];

const anchorsIn = (value: YamlValue): readonly string[] =>
  everyValue(value).flatMap(({ anchor }) => anchor ?? []);

/** Whether an alias elsewhere repeats the value at `path`, something in it, or something around it. */
function isShared({ root }: YamlTree, path: ValuePath): boolean {
  const aliases = new Set(everyValue(root).flatMap((value) => (value.kind === 'alias' ? value.source : [])));
  if (aliases.size === 0) return false;
  const around: string[] = [];
  let value = root;
  for (const segment of path) {
    around.push(...(value.anchor === undefined ? [] : [value.anchor]));
    const items = value.kind === 'map' || value.kind === 'seq' ? value.items : [];
    value = items[indexIn(value, segment)]?.value ?? value;
  }
  return [...around, ...anchorsIn(value)].some((anchor) => aliases.has(anchor));
}
