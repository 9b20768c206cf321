import type { ValuePath } from '../../scenario/parse/parse-yaml.ts';
import { refuse } from '../refusal.ts';
import { endsUnfinished, isFirstOnLine, lineEnding, lineStart, type Splice } from '../splice.ts';
import { endOfLines } from './replace-value.ts';
import { planSet } from './set.ts';
import { indexIn, yamlCollectionAt, type YamlCollection, type YamlItem, type YamlTree } from './tree.ts';

/** Removes a pair or an item with its own lines; the comments around it stay. */
export function planRemove(tree: YamlTree, path: ValuePath): Splice[] {
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
