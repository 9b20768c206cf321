import { isDeepStrictEqual } from 'node:util';
import type { Edit } from '../../engine/edit/edit.ts';
import { editText } from '../../engine/edit/change-file.ts';
import type { EditFile } from './edit-file.ts';
import { type ChangedLines, changedLines, changedOnly, isWithin, linesOfRange } from './line-difference.ts';
import { commentsIn, dataBefore, dataIn, type Found, meant } from './yaml-oracle.ts';

export type YamlEdit = Exclude<Edit, { op: 'splice' }>;

/** `value`: what the edit names; for `add`, the list or map. */
export interface YamlTrial {
  readonly edit: YamlEdit;
  readonly value: Found;
}

/** The lines that an edit may change. */
function ownLines(text: string, { edit, value }: YamlTrial): ChangedLines {
  const around =
    value.parent?.isFlow === true || edit.op === 'move' ? outermostFlow(value.parent ?? value) : value;
  // The last item leaves « [] » behind the key of its list.
  const leavesEmpty = edit.op === 'remove' && value.parent?.size === 1 ? (value.parent ?? value) : around;
  const lines = linesOfRange(text, edit.op === 'add' ? outermostFlow(value).item : leavesEmpty.item);
  // The next key takes the place behind the dash.
  return edit.op === 'remove' && !isFirstOfLine(text, value.item[0]) ? { ...lines, to: lines.to + 1 } : lines;
}

const isFirstOfLine = (text: string, at: number): boolean =>
  text.slice(text.lastIndexOf('\n', at - 1) + 1, at).trim() === '';

const outermostFlow = (value: Found): Found =>
  value.isFlow && value.parent?.isFlow === true ? outermostFlow(value.parent) : value;

/** Whether an edit only adds lines. */
const onlyAdds = (text: string, { edit, value }: YamlTrial): boolean =>
  edit.op === 'add' &&
  !value.isFlow &&
  value.size > 0 &&
  (edit.at !== 0 || isFirstOfLine(text, value.text[0]));

function lostComments(before: readonly string[], after: readonly string[]): readonly string[] {
  const left = [...after];
  return before.filter((comment) => {
    const index = left.indexOf(comment);
    if (index >= 0) left.splice(index, 1);
    return index < 0;
  });
}

/** The problems of one edit; « refused » alone when nothing was changed. `edit`: for planted faults. */
export function problemsOfYamlEdit(
  path: string,
  text: string,
  trial: YamlTrial,
  edit: EditFile = (file) => editText(file, [trial.edit]),
): readonly string[] {
  const result = edit({ path, text });
  if ('refusal' in result) return [`refused: ${result.refusal.code}`];
  const undone = editText({ path, text: result.text }, [result.inverse]);
  const lines = changedLines(text, result.text);
  const removed = trial.edit.op === 'remove' || (trial.edit.op === 'set' && trial.value.kind !== 'scalar');
  const own = linesOfRange(text, trial.value.item);
  const before = commentsIn(text).filter(
    ({ at }) => !removed || !isWithin(linesOfRange(text, [at, at]), own),
  );
  const lost = lostComments(
    before.map(({ comment }) => comment),
    commentsIn(result.text).map(({ comment }) => comment),
  );
  return [
    ...('refusal' in undone || undone.text !== text ? ['undo does not restore the bytes'] : []),
    ...(isDeepStrictEqual(dataIn(result.text), meant(dataBefore(text), trial.edit))
      ? []
      : ['another meaning']),
    ...(isWithin(lines, ownLines(text, trial)) ||
    changedOnly(text, result.text, ownLines(text, trial)) ||
    (onlyAdds(text, trial) && lines.from === lines.to)
      ? []
      : [`lines ${lines.from + 1}-${lines.to} changed`]),
    ...(onlyAdds(text, trial) && lines.from !== lines.to ? ['more than added lines'] : []),
    ...lost.map((comment) => `lost ${comment}`),
  ];
}
