import { Button } from '../actions/Button.tsx';
import { classNames } from '../class-names.ts';
import { lazyPicture } from '../lazy.ts';
import styles from '../forms/Notice.module.css';
import { useWords } from '../../words/use-words.ts';

const CutWire = lazyPicture(async () => (await import('../engravings/CutWire.tsx')).CutWire);

interface RouterFallbackProps {
  /** « 404 Not Found », or the error's message. */
  readonly detail: string;
  readonly retry?: () => void;
}

/** Shown when a route could not be opened: its script is missing, or the response was an error. */
export function RouterFallback({ detail, retry = () => window.location.reload() }: RouterFallbackProps) {
  const { crash: words, retry: label } = useWords('common');
  return (
    <div className="paper" role="alert">
      <main className={classNames(styles.notice, styles.standalone)}>
        <div className={styles.plate}>
          <CutWire className={styles.picture} />
        </div>
        <h1 className="typed">{words.missingTitle}</h1>
        <p className={styles.code}>{detail}</p>
        <p>{words.missingText}</p>
        <Button primary onClick={retry}>
          {label}
        </Button>
      </main>
    </div>
  );
}

const TornSheet = lazyPicture(async () => (await import('../engravings/TornSheet.tsx')).TornSheet);

/** Shown after a rendering error. Typed text is stored: a reload is safe. */
export function ErrorFallback({ reload = () => window.location.reload() }: { readonly reload?: () => void }) {
  const { crash: words } = useWords('common');
  return (
    <div className="paper">
      <main className={classNames(styles.notice, styles.standalone)}>
        <div className={styles.plate}>
          <TornSheet className={styles.picture} />
        </div>
        <h1 className="typed">{words.title}</h1>
        <p>{words.text}</p>
        <Button primary onClick={reload}>
          {words.reload}
        </Button>
      </main>
    </div>
  );
}
