import { Button } from '../../components/actions/Button.tsx';
import { Stack } from '../../components/layout/layout.tsx';
import { Screen } from '../../components/screen/Screen.tsx';
import { Surface } from '../../components/papers/Surface.tsx';
import styles from './Activation.module.css';
import { useWords } from '../../words/use-words.ts';

/** Shown while the letter is paid for and not posted yet. */
export function OrderInProgress({ onLetter }: { readonly onLetter: () => void }) {
  const words = useWords('beside').activation.ordered;
  return (
    <Screen title={words.title} className={styles.room}>
      <Stack as={Surface} gap={4} kind="buff" className={styles.slip}>
        <p className={styles.lead}>{words.text}</p>
        <p>{words.next}</p>
        <Button onClick={onLetter}>{words.hasLetter}</Button>
      </Stack>
    </Screen>
  );
}
