import { Button } from '../../components/actions/Button.tsx';
import { typeset } from '../../components/text/typography.tsx';
import { useFocusFallback } from '../../components/screen/use-focus-fallback.ts';
import styles from './NotOpened.module.css';

/** Shown instead of a page that could not be loaded. */
export function NotOpened({ children, retry }: { readonly children: string; readonly retry: () => void }) {
  const part = useFocusFallback<HTMLDivElement>();
  return (
    <div ref={part} role="alert" className={styles.failed}>
      <p>{typeset(children)}</p>
      <Button onClick={retry}>Réessayer</Button>
    </div>
  );
}
