import { puzzleTypeOf, puzzleTypes, takesAnyAnswer } from '../../puzzles/index.ts';
import { puzzleValidator, schemaNamed } from '../../scenario/schemas.ts';
import type { Puzzle, PuzzleSlug } from '../../types/puzzle.generated.ts';
import { type EditValue, isSameData } from '../edit.ts';
import { refuse } from '../refusal.ts';
import { type CitiesDraft, type StepInDraft, stepNamed } from './draft.ts';
import { fillExamples } from './example-table.ts';
import { mediaIn, type SampleFor, samplePuzzle, sampleTexts } from './sample-step.ts';

type Fields = Readonly<Record<string, unknown>>;
interface PuzzleSchema {
  readonly required?: readonly string[];
  readonly properties: Fields;
}

const without = (fields: Fields, key: string): Fields =>
  Object.fromEntries(Object.entries(fields).filter(([name]) => name !== key));

/** The fields that the schema of a type refuses, the outermost. */
function faultyFields(type: PuzzleSlug, fields: Fields): readonly string[] {
  const validate = puzzleValidator(type);
  if (validate(fields)) return [];
  return [
    ...new Set((validate.errors ?? []).map(({ instancePath }) => instancePath.split('/')[1] ?? '')),
  ].filter((key) => key !== '');
}

/** A value in the other form of one value or a list of one. */
const otherForm = (value: unknown): unknown =>
  Array.isArray(value) ? (value.length === 1 ? value[0] : value) : [value];

/**
 * One field so that its type accepts it: as it is, as a list or as its only item, as the example has it, or
 * left out.
 */
function fitted(type: PuzzleSlug, fields: Fields, key: string, sample: Fields): Fields {
  const tries: readonly Fields[] = [
    { ...fields, [key]: otherForm(fields[key]) },
    ...(Object.hasOwn(sample, key) ? [{ ...fields, [key]: sample[key] }] : []),
  ];
  return tries.find((one) => !faultyFields(type, one).includes(key)) ?? without(fields, key);
}

/** The puzzle of another type with the fields that both know. */
function puzzleOfType(old: Puzzle, type: PuzzleSlug, city: SampleFor): Puzzle {
  const schema = puzzleTypes[type].schema as PuzzleSchema;
  const sample = { ...samplePuzzle(type, city) } as Fields;
  const shared = Object.entries(old).filter(([key]) => Object.hasOwn(schema.properties, key));
  const missing = (schema.required ?? [])
    .filter((key) => !shared.some(([name]) => name === key))
    .map((key) => [key, sample[key]]);
  const first: Fields = { ...Object.fromEntries(shared), ...(Object.fromEntries(missing) as Fields), type };
  const whole = faultyFields(type, first).reduce((fields, key) => fitted(type, fields, key, sample), first);
  return (faultyFields(type, whole).length === 0 && puzzleValidator(type)(whole)
    ? whole
    : sample) as unknown as Puzzle;
}

interface TitledSchema {
  readonly title?: string;
  readonly $ref?: string;
}

/** The French title of a field in the form of its type: its own, or that of the schema to which it refers. */
function titleOf({ type }: Puzzle, field: string): string {
  const { title, $ref = '' } = ((puzzleTypes[type].schema as PuzzleSchema).properties[field] ??
    {}) as TitledSchema;
  const referred = schemaNamed($ref.replace(/^\.\.\//u, '')) as TitledSchema | null;
  return `« ${title ?? referred?.title ?? field} »`;
}

/** Says in French what is kept, what goes and what the new type adds. */
function tell(old: Puzzle, now: Puzzle): readonly string[] {
  const listed = (sentence: string, fields: readonly string[], of: Puzzle = old): readonly string[] =>
    fields.length === 0 ? [] : [`${sentence} : ${fields.map((field) => titleOf(of, field)).join(', ')}.`];
  const [before, after]: readonly [Fields, Fields] = [{ ...old }, { ...now }];
  const fields = Object.keys(before).filter((key) => key !== 'type');
  return [
    ...listed(
      'Restent',
      fields.filter((key) => isSameData(before[key], after[key])),
    ),
    ...listed(
      'Ne sont pas repris',
      fields.filter((key) => !Object.hasOwn(after, key)),
    ),
    ...listed(
      'À relire, d’après l’exemple du nouveau type',
      Object.keys(after).filter((key) => key !== 'type' && !isSameData(before[key], after[key])),
      now,
    ),
  ];
}

/** Replies that the compiler asks for where answers are typed. */
const ENOUGH = 3;

/**
 * Whether a reply can answer it: the instrument sends such a text, or the type gives it a meaning in replies.
 */
function canBeTyped(puzzle: Puzzle, typed: string): boolean {
  const { parseAnswer, replyPattern } = puzzleTypeOf(puzzle);
  return parseAnswer(puzzle, typed).ok || (replyPattern?.(puzzle, typed) ?? null) !== null;
}

/** The replies and the hints that the new puzzle asks for. */
function editTexts(draft: CitiesDraft, { file, data }: StepInDraft, puzzle: Puzzle): void {
  if (takesAnyAnswer(puzzle)) {
    for (const key of ['examples', 'replies', 'hints'] as const)
      if (data[key]) draft.edit(file, { op: 'remove', path: [key] });
    return;
  }
  const sample = sampleTexts(puzzle);
  const put = (key: 'replies' | 'hints', value: unknown): void =>
    draft.edit(
      file,
      data[key]
        ? { op: 'set', path: [key], value: value as EditValue }
        : { op: 'add', path: [], key, value: value as EditValue },
    );
  if (!data.hints) put('hints', sample.hints);
  const kept = (data.replies ?? []).flatMap((reply) => {
    const to = reply.to.filter((typed) => canBeTyped(puzzle, typed));
    return to.length > 0 ? [{ ...reply, to }] : [];
  });
  const replies = [...kept, ...(kept.flatMap(({ to }) => to).length < ENOUGH ? (sample.replies ?? []) : [])];
  if (replies.length > 0) put('replies', replies);
  else if (data.replies) draft.edit(file, { op: 'remove', path: ['replies'] });
}

/** Makes another instrument of a step’s puzzle. Returns what its writer must know. */
export function changeType(
  draft: CitiesDraft,
  slug: string,
  { step, type }: { readonly step: string; readonly type: PuzzleSlug },
): readonly string[] {
  const found = stepNamed(draft, slug, step);
  const old = found.data.puzzle ?? refuse('edit-nothing-there');
  if (old.type === type) return refuse('edit-wrong-kind');
  const now = puzzleOfType(old, type, { seed: `${slug} ${step}`, media: draft.media(slug) });
  draft.addMedia(slug, mediaIn(now));
  draft.edit(found.file, { op: 'set', path: ['puzzle'], value: now as unknown as EditValue });
  editTexts(draft, found, now);
  fillExamples(draft, slug, step);
  return tell(old, now);
}
