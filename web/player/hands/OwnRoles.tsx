import type { HandsView } from '../../../engine/public.ts';
import { typeset } from '../../components/text/typography.tsx';
import styles from './hands.module.css';

/** On the desk, what this telephone holds when the papers are shared. */
export function OwnRoles({ hands }: { readonly hands: HandsView | undefined }) {
  if (!hands) return null;
  return (
    <ul className={styles.roles} aria-label="Dans vos mains">
      {hands.roles.map(({ name, task }) => (
        <li key={name}>
          <b>{typeset(`Dans vos mains : ${name}.`)}</b> {task && typeset(task)}
        </li>
      ))}
    </ul>
  );
}
