import { Button } from '../actions/Button.tsx';
import { classNames } from '../class-names.ts';
import { lazyPicture } from '../lazy.ts';
import styles from '../forms/Notice.module.css';
import { Typeset } from '../text/typography.tsx';

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
