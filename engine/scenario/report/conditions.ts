import type { ReportCondition } from '../../types/report-condition.generated.ts';
import type { ReportFile } from '../../types/report.generated.ts';
import { type FactRead, factsRead } from '../condition.ts';

export type ReportGroup = ReportFile['groups'][number];

/** A part of a condition that reads no other conditions. */
export type PlainCondition = Omit<ReportCondition, 'all' | 'any' | 'not'>;

/** A plain part of a condition, and its place in it. */
export interface ConditionPart {
  readonly plain: PlainCondition;
  readonly path: readonly (string | number)[];
}

/** Every plain part of a condition, nested ones included. */
export function partsOf(
  { all = [], any = [], not, ...plain }: ReportCondition,
  path: ConditionPart['path'] = [],
): readonly ConditionPart[] {
  return [
    { plain, path },
    ...all.flatMap((inner, index) => partsOf(inner, [...path, 'all', index])),
    ...any.flatMap((inner, index) => partsOf(inner, [...path, 'any', index])),
    ...(not ? partsOf(not, [...path, 'not']) : []),
  ];
}

/** The facts that a plain part reads as every other condition does. */
export const plainFacts = ({
  plain: { chose, solved, asked, took },
  path,
}: ConditionPart): readonly FactRead[] =>
  factsRead(
    { ...(chose && { chose }), ...(solved && { solved }), ...(asked && { asked }), ...(took && { took }) },
    path,
  );

/** The steps that measures name, each with its place in the condition. */
export const measuredSteps = ({
  plain: { wrong, finest, silence },
  path,
}: ConditionPart): readonly (readonly [string, ConditionPart['path']])[] => [
  ...(wrong?.at === undefined ? [] : [[wrong.at, [...path, 'wrong', 'at']] as const]),
  ...(finest === undefined ? [] : [[finest, [...path, 'finest']] as const]),
  ...(silence?.at === undefined ? [] : [[silence.at, [...path, 'silence', 'at']] as const]),
];
