import type { PuzzleSlug } from '../../../engine/public.ts';
import type { Puzzle } from '../../../engine/types/puzzle.generated.ts';
import { PuzzleStage, type PuzzleStageProps } from './PuzzleStage.tsx';
import { problemsOf, templateCity, templateStatus } from '../city/template-city.ts';
import { stagedPuzzle } from './staged-puzzle.ts';
import type { Diagnostic } from '../../../engine/index.ts';
import { typeset } from '../../components/text/typography.tsx';
import styles from './workshop.module.css';

/** State of the instrument, in addition to the writer's fields. */
export interface PuzzleCondition extends Pick<
  PuzzleStageProps,
  'draft' | 'recognised' | 'locked' | 'hurried' | 'final' | 'network' | 'onSubmit' | 'onSaveDraft'
> {
  /** The city is closed. */
  readonly closed?: boolean;
}

/** A puzzle as in a YAML file: each field is a control. */
export type PuzzlePreviewProps<Slug extends PuzzleSlug = PuzzleSlug> = PuzzleCondition &
  Extract<Puzzle, { readonly type: Slug }>;

/** An emptied control yields undefined or null: the field is then omitted. */
const withoutHoles = <Value extends object>(fields: Value): Value =>
  Object.fromEntries(
    Object.entries(fields).filter(([, value]) => value !== undefined && value !== null),
  ) as Value;

/** Any puzzle, checked by the compiler and then playable; its diagnostics are displayed if it is invalid. */
export function PuzzlePreview(props: PuzzlePreviewProps) {
  const {
    draft,
    recognised,
    locked,
    hurried,
    final,
    network,
    closed = false,
    onSubmit,
    onSaveDraft,
    ...fields
  } = props;
  const puzzle = withoutHoles<Puzzle>(fields);
  const found = withoutHoles({ draft, recognised, locked, hurried, final, network, onSubmit, onSaveDraft });
  const problems = problemsOf(puzzle);
  return problems.length > 0 ? (
    <Problems problems={problems} />
  ) : (
    <PuzzleStage
      key={JSON.stringify([puzzle, found, closed])}
      puzzle={stagedPuzzle(puzzle)}
      accent={templateCity.scenario.accent}
      status={templateStatus(closed)}
      {...found}
    />
  );
}

function Problems({ problems }: { readonly problems: readonly Diagnostic[] }) {
  return (
    <main className={`paper ${styles.problems}`}>
      <h1 className="typed">{typeset('Ce n’est pas encore une épreuve')}</h1>
      <div role="alert">
        <ul>
          {problems.map(({ code, message, wayOut, at }) => (
            <li key={`${code}${at.line}${at.column}${message}`}>
              <p>
                <b>{typeset(message)}</b>
              </p>
              <p>{typeset(wayOut)}</p>
              <p className="figure">{code}</p>
            </li>
          ))}
        </ul>
      </div>
    </main>
  );
}
