import { Button } from '../../components/actions/Button.tsx';
import { t } from '../../components/text/typography.tsx';
import { useFocusHandedOn } from '../../components/screen/use-focus-handed-on.ts';
import styles from './NotOpened.module.css';

/** Instead of a paper that the network did not bring. */
export function NotOpened({ children, retry }: { readonly children: string; readonly retry: () => void }) {
  const part = useFocusHandedOn<HTMLDivElement>();
  return (
    <div ref={part} role="alert" className={styles.failed}>
      <p>{t(children)}</p>
      <Button onClick={retry}>Réessayer</Button>
    </div>
  );
}
