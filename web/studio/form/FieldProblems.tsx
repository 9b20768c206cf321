import type { DeskProblem } from '../../../engine/graph/desk.ts';
import { Stack } from '../../components/layout/layout.tsx';
import { setExceptTyped } from '../problem-words.ts';
import styles from './Form.module.css';

/** The compiler’s findings at a field. */
export function FieldProblems({
  id,
  problems,
}: {
  readonly id: string;
  readonly problems: readonly DeskProblem[];
}) {
  if (problems.length === 0) return null;
  return (
    <Stack as="ul" gap={1} id={id} className={styles.problems}>
      {problems.map(({ code, severity, message, wayOut }) => (
        <li key={`${code} ${message}`} data-severity={severity}>
          {setExceptTyped(message)} <span>→ {setExceptTyped(wayOut)}</span>
        </li>
      ))}
    </Stack>
  );
}
