import type { BlockingLine } from '../../../engine/edit/refusal.ts';
import type { DeskProblem } from '../../../engine/graph/desk.ts';
import type { ApiFailure } from '../../api/client.ts';
import { Stack } from '../../components/layout/layout.tsx';
import { typeset } from '../../components/text/typography.tsx';
import controls from '../controls.module.css';
import { CHANGED, whyNot, WOULD_BREAK } from '../files/edit-calls.ts';
import { problemText } from '../problem-words.ts';
import { OpenProblem } from '../sheet/OpenProblem.tsx';

const MOVED_ON =
  'Un fichier a changé entre-temps, dans un autre programme. Rien n’est écrit : relisez l’étape, puis recommencez.';

interface ChangeRefusalProps {
  readonly failure: ApiFailure;
  readonly onForce: () => void;
  /** The writer goes to the form of another file. */
  readonly onLeave: () => void;
}

/** Why a change was not made, with links to what prevents it. */
export function ChangeRefusal({ failure, onForce, onLeave }: ChangeRefusalProps) {
  const { error, body } = failure;
  const blocked = (body.blockedBy as readonly BlockingLine[] | undefined) ?? [];
  // Two links to one file would read the same.
  const lines = blocked.filter(({ file }, index) => blocked.findIndex((one) => one.file === file) === index);
  const problems = (body.problems as readonly DeskProblem[] | undefined) ?? [];
  return (
    <div role="alert" className={controls.alert}>
      <p>{problemText(error === CHANGED ? MOVED_ON : whyNot(failure), { file: '' })}</p>
      <Stack as="ul" gap={1}>
        {lines.map(({ file, line }) => (
          <li key={`${file}:${line}`}>
            <OpenProblem problem={{ file, line }} onOpen={onLeave} />
          </li>
        ))}
        {problems.map((problem) => (
          <li key={`${problem.code} ${problem.file} ${problem.line} ${problem.message}`}>
            {problemText(problem.message, problem)} <OpenProblem problem={problem} onOpen={onLeave} />
          </li>
        ))}
      </Stack>
      {error === WOULD_BREAK && (
        <button type="button" onClick={onForce}>
          {typeset('Le faire tout de même')}
        </button>
      )}
    </div>
  );
}
