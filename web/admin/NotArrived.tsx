import { Button } from '../components/actions/Button.tsx';
import { CutWire } from '../components/engravings/CutWire.tsx';
import place from '../components/status/Empty.module.css';
import { t } from '../components/text/typography.tsx';
import { useFocusFallback } from '../components/screen/use-focus-fallback.ts';
import { wordsFor } from '../state/words.ts';
import { explanationOf } from '../state/game/outcome.ts';
import styles from './NotArrived.module.css';
import type { StaffArrival } from './use-arrival.ts';

interface NotArrivedProps {
  /** What did not come, in a sentence. */
  readonly children: string;
  readonly of: StaffArrival;
}

/** In the place of what did not come: the cut wire, why, and another try. A window has told it aloud already. */
export function NotArrived({ children, of: { failure, ...again } }: NotArrivedProps) {
  return failure && <Missing what={children} why={explanationOf(failure) ?? wordsFor(failure.error)} {...again} />;
}

interface MissingProps extends Omit<StaffArrival, 'failure'> {
  readonly what: string;
  readonly why: string;
}

function Missing({ what, why, retrying, retry }: MissingProps) {
  const part = useFocusFallback<HTMLDivElement>();
  return (
    <div ref={part} className={place.empty}>
      <CutWire className={styles.picture} />
      <div className={`${place.words} ${styles.words}`}>
        <p>{t(what)}</p>
        <p>{t(why)}</p>
        <Button primary held={retrying} aria-busy={retrying || undefined} onClick={retry}>
          {retrying ? 'Un instant…' : 'Réessayer'}
        </Button>
      </div>
    </div>
  );
}
