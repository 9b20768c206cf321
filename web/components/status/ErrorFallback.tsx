import { Button } from '../actions/Button.tsx';
import { classNames } from '../class-names.ts';
import { lazyPicture } from '../lazy.ts';
import styles from '../forms/Notice.module.css';
import { Typeset } from '../text/typography.tsx';

const CutWire = lazyPicture(async () => (await import('../engravings/CutWire.tsx')).CutWire);

interface RouterFallbackProps {
  /** « 404 Not Found », or the error's message. */
  readonly detail: string;
  readonly retry?: () => void;
}

/** Shown when a route could not be opened: its script is missing, or the response was an error. */
export function RouterFallback({ detail, retry = () => window.location.reload() }: RouterFallbackProps) {
  return (
    <div className="paper" role="alert">
      <main className={classNames(styles.notice, styles.standalone)}>
        <div className={styles.plate}>
          <CutWire className={styles.picture} />
        </div>
        <h1 className="typed">
          <Typeset>Unexpected Application Error!</Typeset>
        </h1>
        <p className={styles.code}>{detail}</p>
        <p>
          <Typeset>Cette page ne s’ouvre pas : vérifiez votre connexion, puis réessayez.</Typeset>
        </p>
        <Button primary onClick={retry}>
          Réessayer
        </Button>
      </main>
    </div>
  );
}

const TornSheet = lazyPicture(async () => (await import('../engravings/TornSheet.tsx')).TornSheet);

/** Shown after a rendering error. Typed text is stored: a reload is safe. */
export function ErrorFallback({ reload = () => window.location.reload() }: { readonly reload?: () => void }) {
  return (
    <div className="paper">
      <main className={classNames(styles.notice, styles.standalone)}>
        <div className={styles.plate}>
          <TornSheet className={styles.picture} />
        </div>
        <h1 className="typed">Veuillez recharger la page</h1>
        <p>
          <Typeset>Quelque chose s’est déchiré en route. Votre enquête, elle, est intacte.</Typeset>
        </p>
        <Button primary onClick={reload}>
          Recharger
        </Button>
      </main>
    </div>
  );
}
