import type { EditValue, PathEdit } from '../edit.ts';
import { refuse } from '../refusal.ts';
import { columnOf, indentedLines, isFirstOnLine, lineEnding, lineStart, type Splice } from '../splice.ts';
import { layoutOf, planSet } from './set.ts';
import { endOfLines, insertedLines } from './replace-value.ts';
import type { ScalarStyle } from './scalar-text.ts';
import { keyText, yamlCollectionAt, type YamlCollection, type YamlItem, type YamlTree } from './tree.ts';
import { flowPair, flowText, type Layout, listLines, type Models, pairLines } from './written.ts';

type AddEdit = Extract<PathEdit, { op: 'add' }>;

/** Adds an item in the style of its neighbours. `scalar`: its quotes, instead of theirs. */
export function planAdd(tree: YamlTree, edit: AddEdit, scalar?: ScalarStyle): Splice[] {
  const collection = yamlCollectionAt(tree, edit.path);
  const { items } = collection;
  const { key, value, at = items.length } = edit;
  if ((collection.kind === 'map') !== (key !== undefined)) return refuse('edit-wrong-kind');
  if (!Number.isInteger(at) || at < 0 || at > items.length) return refuse('edit-out-of-list');
  if (items.some((item) => key !== undefined && keyText(item) === key)) return refuse('edit-key-taken');
  const layout: Layout = { ...layoutOf(tree), ...(scalar && { scalar }) };
  if (items.length === 0) return planFirst(tree, collection, edit, layout);
  const models = modelsFor(tree, edit, items, at);
  if (collection.isFlow)
    return addInFlow(
      tree.text,
      collection,
      at,
      key === undefined ? flowText(value, models, layout) : flowPair(key, value, models, layout),
    );
  return addInBlock(tree.text, items, at, linesOf(edit, models, layout));
}

/**
 * The neighbours of a list, nearest first; for a key, the values under the same key in the maps beside it,
 * then the texts of its own map.
 */
function modelsFor(tree: YamlTree, { key, path }: AddEdit, items: readonly YamlItem[], at: number): Models {
  const neighbours = [...items.slice(0, at).reverse(), ...items.slice(at)].map(({ value }) => value);
  if (key === undefined) return neighbours;
  const around =
    path.length === 0 ? [] : yamlCollectionAt(tree, path.slice(0, -1)).items.map(({ value }) => value);
  const beside = around.flatMap((value) =>
    value.kind === 'map' ? value.items.filter((item) => keyText(item) === key) : [],
  );
  return [...beside.map(({ value }) => value), ...neighbours.filter(({ kind }) => kind === 'scalar')];
}

const linesOf = ({ key, value }: AddEdit, models: Models, layout: Layout): readonly string[] =>
  key === undefined ? listLines([value], models, layout) : pairLines(key, value, models, layout);

/** An empty list or map, written [] or {}, becomes one with an item. */
function planFirst(
  tree: YamlTree,
  collection: YamlCollection,
  { path, key, value }: AddEdit,
  layout: Layout,
): Splice[] {
  if (collection.isFlow && tree.text.slice(collection.start, collection.end).includes('#'))
    return addBelowComment(
      tree.text,
      collection,
      key === undefined ? flowText(value, [], layout) : flowPair(key, value, [], layout),
      layout,
    );
  const only: EditValue = key === undefined ? [value] : { [key]: value };
  return planSet(tree, path, only, layout.scalar);
}

/** The comment stays: it may be an item that somebody has put aside. */
function addBelowComment(text: string, { end }: YamlCollection, written: string, { step }: Layout): Splice[] {
  const bracket = end - 1;
  return insertedLines(text, lineStart(text, bracket), [
    `${' '.repeat(columnOf(text, bracket) + step)}${written},`,
  ]);
}

function addInBlock(
  text: string,
  items: readonly YamlItem[],
  at: number,
  lines: readonly string[],
): Splice[] {
  const [first, before] = [items[0] as YamlItem, items[at - 1]];
  const column = columnOf(text, first.start);
  if (before) {
    const end = endOfLines(text, before.end);
    const below = end + commentsWithoutItem(text.slice(end), column);
    const hasBlank = below === end && hasBlankBetween(text, items, at);
    return insertedLines(text, below, [...(hasBlank ? [''] : []), ...indentedLines(lines, column)]);
  }
  if (isFirstOnLine(text, first.start))
    return insertedLines(text, lineStart(text, first.start), indentedLines(lines, column));
  const ending = lineEnding(text);
  const inline =
    [lines[0] ?? '', ...indentedLines(lines.slice(1), column)].join(ending) + ending + ' '.repeat(column);
  return [{ start: first.start, end: first.start, text: inline }];
}

/**
 * The length of the comments below an item that no other item has: the item under them was taken away, and comes back
 * under them. A comment right above an item is that item’s.
 */
function commentsWithoutItem(text: string, column: number): number {
  const indent = ' '.repeat(column);
  let [passed, comments, withoutItem] = [0, 0, 0];
  for (const line of text.split(/(?<=\n)/u)) {
    passed += line.length;
    if (line.startsWith(`${indent}#`)) comments = passed;
    else if (line.trim() === '') withoutItem = comments;
    else return line.startsWith(indent) ? withoutItem : comments;
  }
  return comments;
}

/** Whether blank lines stand between the items of a list, here or before the last one. */
function hasBlankBetween(text: string, items: readonly YamlItem[], at: number): boolean {
  const [before, after] = items[at] ? [items[at - 1], items[at]] : [items[at - 2], items[at - 1]];
  return (
    before !== undefined &&
    after !== undefined &&
    /^[ \t]*\r?\n/u.test(text.slice(endOfLines(text, before.end), after.start))
  );
}

function addInFlow(text: string, { items, start }: YamlCollection, at: number, written: string): Splice[] {
  const ending = lineEnding(text);
  const [next, before] = [items[at], items[at - 1]];
  const beside = before ?? next;
  const onOwnLine =
    beside !== undefined &&
    isFirstOnLine(text, beside.start) &&
    text.slice(start, beside.start).includes('\n');
  const newLine = onOwnLine ? ending + ' '.repeat(columnOf(text, beside.start)) : ' ';
  if (next) return [{ start: next.start, end: next.start, text: `${written},${newLine}` }];
  const end = before?.end ?? start + 1;
  const comma = /^[ \t]*,/u.exec(text.slice(end))?.[0].length;
  const after = end + (comma ?? 0);
  if (!onOwnLine)
    return [{ start: after, end: after, text: comma === undefined ? `, ${written}` : ` ${written},` }];
  const behind = after + (/^[ \t]*(?:#[^\r\n]*)?/u.exec(text.slice(after))?.[0].length ?? 0);
  const item = { start: behind, end: behind, text: newLine + written + (comma === undefined ? '' : ',') };
  return comma === undefined ? [{ start: end, end, text: ',' }, item] : [item];
}
