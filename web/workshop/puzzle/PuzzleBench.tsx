import type { PuzzleSlug } from '../../../engine/public.ts';
import type { Puzzle } from '../../../engine/types/puzzle.generated.ts';
import { Bench, type BenchProps } from './Bench.tsx';
import { benchCity, benchStatus, problemsOf } from '../city/bench-city.ts';
import { benchPuzzle } from './bench-puzzle.ts';
import { Problems } from './Problems.tsx';

/** How the instrument is found, beside what its writer wrote. */
export interface FoundPuzzle extends Pick<
  BenchProps,
  'draft' | 'recognised' | 'locked' | 'hurried' | 'final' | 'network' | 'onSubmit' | 'onKeep'
> {
  /** The city is shut. */
  readonly closed?: boolean;
}

/** A puzzle as its writer writes it, field by field: each field is a control. */
export type PuzzleBenchProps<Slug extends PuzzleSlug = PuzzleSlug> = FoundPuzzle & Extract<Puzzle, { readonly type: Slug }>;

/** A control that was emptied leaves a hole: the field is then not there. */
const withoutHoles = <Value extends object>(fields: Value): Value =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined && value !== null)) as Value;

/** Any puzzle, checked by the compiler and then played; what a writer would be told stands in its place when it is none. */
export function PuzzleBench(props: PuzzleBenchProps) {
  const { draft, recognised, locked, hurried, final, network, closed = false, onSubmit, onKeep, ...fields } = props;
  const puzzle = withoutHoles<Puzzle>(fields);
  const found = withoutHoles({ draft, recognised, locked, hurried, final, network, onSubmit, onKeep });
  const problems = problemsOf(puzzle);
  return problems.length > 0 ? (
    <Problems problems={problems} />
  ) : (
    <Bench
      key={JSON.stringify([puzzle, found, closed])}
      puzzle={benchPuzzle(puzzle)}
      accent={benchCity.scenario.accent}
      status={benchStatus(closed)}
      {...found}
    />
  );
}
