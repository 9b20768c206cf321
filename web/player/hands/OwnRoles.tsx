import type { HandsView } from '../../../engine/public.ts';
import { Stack } from '../../components/layout/layout.tsx';
import { typeset } from '../../components/text/typography.tsx';
import { HandButton } from './HandButton.tsx';
import styles from './hands.module.css';
import { useWords } from '../../words/use-words.ts';

/** On the desk, what this telephone holds when the papers are shared. */
export function OwnRoles({ hands }: { readonly hands: HandsView | undefined }) {
  const words = useWords('game').hands;
  if (!hands) return null;
  return (
    <Stack as="ul" gap={2} className={styles.roles} aria-label={words.own}>
      {hands.roles.map(({ name, task }) => (
        <li key={name}>
          <b>{typeset(words.ownRole(name))}</b> {task && typeset(task)} <HandButton role={name} />
        </li>
      ))}
    </Stack>
  );
}
