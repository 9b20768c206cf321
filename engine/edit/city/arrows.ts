import { exitsOf } from '../../scenario/exits.ts';
import type { ValuePath } from '../../scenario/parse/parse-yaml.ts';
import { valueAt } from '../../text/is-record.ts';
import type { StepFile } from '../../types/step.generated.ts';
import type { Edit, EditValue } from '../edit.ts';
import { refuse } from '../refusal.ts';
import { type CitiesDraft, type StepInDraft, stepNamed } from './draft.ts';

/** Where the name of the step that another leads to is written in that step’s file. */
export interface Arrow {
  readonly step: string;
  readonly path: ValuePath;
}

/** The arrows of a step that a player can follow, with the steps they lead to. */
export const arrowsOf = ({
  data,
}: StepInDraft): readonly { readonly to: string; readonly path: ValuePath }[] => [
  ...exitsOf({ name: '', ...data }),
  ...(data.alternative === undefined ? [] : [{ to: data.alternative, path: ['alternative'] }]),
];

/** Whether an arrow may begin there: next, a case of it, the other route, or the next of an option. */
function isPlaceOfArrow({ data }: StepInDraft, path: ValuePath): boolean {
  const around = valueAt(data, ...path.slice(0, -1));
  if (path.length === 1) return path[0] === 'next' || path[0] === 'alternative';
  const isCase = path.length === 3 && path[0] === 'next' && path[2] === 'to';
  const isOption = path[0] === 'puzzle' && path.at(-1) === 'next';
  return (isCase || isOption) && typeof around === 'object' && around !== null;
}

/** The step’s file and what stands at the arrow: a name, a list of cases, or nothing. */
export function readArrow(
  draft: CitiesDraft,
  slug: string,
  { step, path }: Arrow,
): StepInDraft & { readonly to: StepFile['next'] } {
  const found = stepNamed(draft, slug, step);
  if (!isPlaceOfArrow(found, path)) return refuse('edit-no-arrow');
  return { ...found, to: valueAt(found.data, ...path) as StepFile['next'] };
}

/** Lets an arrow lead to another step; null takes it away. */
export function setArrow(draft: CitiesDraft, slug: string, arrow: Arrow, to: string | null): void {
  const { file, to: before } = readArrow(draft, slug, arrow);
  const { path } = arrow;
  if (to !== null) stepNamed(draft, slug, to);
  if (to === null)
    return draft.edit(file, before === undefined ? refuse('edit-no-arrow') : { op: 'remove', path });
  const add: Edit = { op: 'add', path: path.slice(0, -1), key: String(path.at(-1)), value: to };
  draft.edit(file, before === undefined ? add : { op: 'set', path, value: to as EditValue });
}
