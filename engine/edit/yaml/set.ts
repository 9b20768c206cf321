import type { ValuePath } from '../../scenario/parse/parse-yaml.ts';
import { difference } from '../../text/difference.ts';
import { type EditValue, isSameData, type PathEdit } from '../edit.ts';
import { columnOf, lineEnding, type Splice } from '../splice.ts';
import { replaceInBlock, replaceInFlow } from './replace-value.ts';
import type { ScalarStyle } from './scalar-text.ts';
import { dataOf } from './shape.ts';
import { indexIn, keyText, yamlCollectionAt, type YamlItem, type YamlTree, type YamlValue } from './tree.ts';
import { flowText, type Layout } from './written.ts';

/** Replaces one value as a whole. `scalar`: its quotes, instead of its neighbours’. */
export function planSet(tree: YamlTree, path: ValuePath, value: EditValue, scalar?: ScalarStyle): Splice[] {
  const last = path.at(-1);
  if (last === undefined) {
    const { start, end } = tree.root;
    const ending = tree.text.charAt(end - 1) === '\n' ? lineEnding(tree.text) : '';
    return [{ start, end, text: flowText(value, [], layoutOf(tree)) + ending }];
  }
  const parent = yamlCollectionAt(tree, path.slice(0, -1));
  const item = parent.items[indexIn(parent, last)] as YamlItem;
  const layout = { ...layoutOf(tree, item.value), ...(scalar && { scalar }) };
  return parent.isFlow
    ? replaceInFlow(item, value, [item.value], layout)
    : replaceInBlock(tree, item, value, [item.value], layout);
}

const isSame = (value: YamlValue, data: EditValue): boolean => isSameData(dataOf(value), data);

/**
 * The edits that turn a list or map into another one and keep what is the same, with its comments. The edit
 * itself when it replaces a value of another kind.
 */
export function smallerEdits(value: YamlValue, edit: PathEdit): readonly PathEdit[] {
  if (edit.op !== 'set' || typeof edit.value !== 'object' || edit.value === null) return [edit];
  if (value.kind === 'seq' && Array.isArray(edit.value) && edit.value.length > 0)
    return listEdits(value.items, edit.path, edit.value as readonly EditValue[]);
  if (value.kind === 'map' && !Array.isArray(edit.value) && Object.keys(edit.value).length > 0)
    return mapEdits(value.items, edit.path, edit.value as { readonly [key: string]: EditValue });
  return [edit];
}

function mapEdits(
  items: readonly YamlItem[],
  path: ValuePath,
  data: { readonly [key: string]: EditValue },
): readonly PathEdit[] {
  const known = new Map(items.map((item) => [keyText(item), item.value]));
  const kept = Object.entries(data).flatMap(([key, value]): readonly PathEdit[] => {
    const old = known.get(key);
    if (!old) return [{ op: 'add', path, key, value }];
    return isSame(old, value) ? [] : smallerEdits(old, { op: 'set', path: [...path, key], value });
  });
  const gone = [...known.keys()].filter((key) => !Object.hasOwn(data, key));
  return [...kept, ...gone.map((key): PathEdit => ({ op: 'remove', path: [...path, key] }))];
}

function listEdits(
  items: readonly YamlItem[],
  path: ValuePath,
  data: readonly EditValue[],
): readonly PathEdit[] {
  const { start, oldEnd, nowEnd } = difference(items, data, (item, value) => isSame(item.value, value));
  const [olds, news] = [items.slice(start, oldEnd), data.slice(start, nowEnd)];
  const pairs = Math.min(olds.length, news.length);
  const changed = olds.slice(0, pairs).flatMap((old, index) => {
    const value = news[index] as EditValue;
    return isSame(old.value, value)
      ? []
      : smallerEdits(old.value, { op: 'set', path: [...path, start + index], value });
  });
  const added = news
    .slice(pairs)
    .map((value, index): PathEdit => ({ op: 'add', path, at: start + pairs + index, value }));
  const removed = olds.slice(pairs).map((): PathEdit => ({ op: 'remove', path: [...path, start + pairs] }));
  return [...changed, ...added, ...removed];
}

const FOLD = 90;

interface Found {
  step?: number;
  dash?: number;
}

/** Looks for the first map and the first list that stand in a map. */
function look(text: string, value: YamlValue, parent: number | null, found: Found): void {
  if (value.kind !== 'map' && value.kind !== 'seq') return;
  const own = value.isFlow || value.items.length === 0 ? null : columnOf(text, value.start);
  if (own !== null && parent !== null) {
    if (value.kind === 'seq') found.dash ??= own - parent;
    else found.step ??= own - parent;
  }
  for (const item of value.items) look(text, item.value, value.kind === 'map' ? own : null, found);
}

/** The length of the longest line of a folded text, so that its untouched lines stay as they are. */
function foldOf(text: string, value: YamlValue | undefined): number {
  if (value?.kind !== 'scalar' || value.style !== 'BLOCK_FOLDED' || !value.header) return FOLD;
  const lines = text.slice(value.header[1], value.end).split(/\r?\n/u);
  return Math.max(...lines.map((line) => line.trim().length));
}

/** The layout of a file, two spaces where it has no example. `value`: the one that is replaced. */
export function layoutOf({ text, root }: YamlTree, value?: YamlValue): Layout {
  const found: Found = {};
  look(text, root, null, found);
  return { step: Math.max(found.step ?? 2, 1), dash: found.dash ?? 2, fold: foldOf(text, value) };
}
