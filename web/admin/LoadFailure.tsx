import { Button } from '../components/actions/Button.tsx';
import { CutWire } from '../components/engravings/CutWire.tsx';
import { Row } from '../components/layout/layout.tsx';
import place from '../components/status/Empty.module.css';
import { typeset } from '../components/text/typography.tsx';
import { useFocusFallback } from '../components/screen/use-focus-fallback.ts';
import { wordsFor } from '../state/words.ts';
import { explanationOf } from '../state/game/outcome.ts';
import styles from './LoadFailure.module.css';
import type { StaffRequestState } from './use-staff-request.ts';
import { common } from '../words/fr/common.tsx';

interface LoadFailureProps {
  /** Says what could not be loaded. */
  readonly children: string;
  readonly of: StaffRequestState;
}

/**
 * Placeholder after a failed request: reason, and a button to try again. No alert role, because a window has
 * announced it.
 */
export function LoadFailure({ children, of: { failure, ...again } }: LoadFailureProps) {
  return (
    failure && (
      <Missing
        what={children}
        why={explanationOf(failure) ?? wordsFor(failure.error, common.errors)}
        {...again}
      />
    )
  );
}

interface MissingProps extends Omit<StaffRequestState, 'failure'> {
  readonly what: string;
  readonly why: string;
}

function Missing({ what, why, retrying, retry }: MissingProps) {
  const part = useFocusFallback<HTMLDivElement>();
  return (
    <Row gap={5} lineGap={3} align="center" ref={part} className={place.empty}>
      <CutWire className={styles.picture} />
      <div className={`${place.words} ${styles.words}`}>
        <p>{typeset(what)}</p>
        <p>{typeset(why)}</p>
        <Button primary held={retrying} aria-busy={retrying || undefined} onClick={retry}>
          {retrying ? 'Un instant…' : 'Réessayer'}
        </Button>
      </div>
    </Row>
  );
}

export function ListPlaceholder({ of }: { readonly of: StaffRequestState }) {
  if (of.failure) return <LoadFailure of={of}>Le registre n’est pas arrivé.</LoadFailure>;
  return <p role="status">{typeset('Le registre arrive…')}</p>;
}
