import { Button } from '../../components/actions/Button.tsx';
import { Stack } from '../../components/layout/layout.tsx';
import { typeset } from '../../components/text/typography.tsx';
import { useFocusFallback } from '../../components/screen/use-focus-fallback.ts';
import styles from './NotOpened.module.css';
import { useWords } from '../../words/use-words.ts';

/** Shown instead of a page that could not be loaded. */
export function NotOpened({ children, retry }: { readonly children: string; readonly retry: () => void }) {
  const words = useWords('common');
  const part = useFocusFallback<HTMLDivElement>();
  return (
    <Stack gap={3} align="start" ref={part} role="alert" className={styles.failed}>
      <p>{typeset(children)}</p>
      <Button onClick={retry}>{words.retry}</Button>
    </Stack>
  );
}
