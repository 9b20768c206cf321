import type { Edit } from '../../engine/edit/edit.ts';
import { editText } from '../../engine/edit/change-file.ts';
import type { EditFile } from './edit-file.ts';
import { changedLines, isWithin, linesOfRange } from './line-difference.ts';
import { type FoundNode, nodesIn, offsetsOfNode, wordsRange } from './page-oracle.ts';

export interface PageTrial {
  readonly edit: Exclude<Edit, { op: 'splice' }>;
  /** The node that the edit names; for `add`, the one before or after the new one. */
  readonly found: FoundNode;
}

/** Offsets that the edit may change. */
function ownRange(text: string, { edit, found: { node, parent } }: PageTrial): readonly [number, number] {
  if (edit.op === 'set' && typeof edit.path.at(-1) === 'number') return wordsRange(node);
  if (edit.op === 'move' && parent) return offsetsOfNode(parent.node);
  const [start, end] = offsetsOfNode(node);
  if (edit.op !== 'remove' || typeof edit.path.at(-1) === 'string') return [start, end];
  const after = /^[\s>]*/u.exec(text.slice(end))?.[0].length ?? 0;
  const before = /[\s>]*$/u.exec(text.slice(0, start))?.[0].length ?? 0;
  return [start - before, end + after];
}

const lineOf = (text: string): readonly string[] => text.split(/\r?\n/u);

/** Lines in alphabetical order, without those that are blank. */
const sortedLines = (text: string): readonly string[] =>
  lineOf(text)
    .filter((line) => line.trim() !== '')
    .sort();

function isInPlace(text: string, after: string, trial: PageTrial): boolean {
  const [start, end] = ownRange(text, trial);
  if (trial.edit.op !== 'add' || trial.edit.key !== undefined)
    return after.startsWith(text.slice(0, start)) && after.endsWith(text.slice(end));
  const lines = changedLines(text, after);
  return lines.from === lines.to || isWithin(lines, linesOfRange(text, [start, end]));
}

function readsBack(after: string, { edit, found: before }: PageTrial): boolean {
  if (edit.op !== 'set') return true;
  const name = edit.path.at(-1);
  const path = typeof name === 'string' ? edit.path.slice(0, -1) : edit.path;
  const found = nodesIn(after).find((one) => one.path.join('.') === path.join('.'));
  if (!found) return false;
  if (typeof name === 'string')
    return (
      'attributes' in found.node &&
      found.node.attributes.some(
        (one) => one.type === 'mdxJsxAttribute' && one.name === name && one.value === edit.value,
      )
    );
  if (wordsRange(found.node)[0] !== wordsRange(before.node)[0]) return false;
  const words = after.slice(...wordsRange(found.node));
  return (
    lineOf(words)
      .map((line) => line.replace(/^[\s>]+/u, ''))
      .join('\n') ===
    lineOf(typeof edit.value === 'string' ? edit.value : '')
      .map((line) => line.replace(/^[\s>]+/u, ''))
      .join('\n')
  );
}

/** The problems of one edit; « refused » alone when nothing was changed. `edit`: for planted faults. */
export function problemsOfPageEdit(
  path: string,
  text: string,
  trial: PageTrial,
  edit: EditFile = (file) => editText(file, [trial.edit]),
): readonly string[] {
  const result = edit({ path, text });
  if ('refusal' in result) return [`refused: ${result.refusal.code}`];
  const undone = editText({ path, text: result.text }, [result.inverse]);
  const { op } = trial.edit;
  return [
    ...('refusal' in undone || undone.text !== text ? ['undo does not restore the bytes'] : []),
    ...(isInPlace(text, result.text, trial) ? [] : ['changed outside']),
    ...(readsBack(result.text, trial) ? [] : ['does not read back']),
    ...(op === 'move' && sortedLines(text).length !== sortedLines(result.text).length ? ['lines lost'] : []),
  ];
}
