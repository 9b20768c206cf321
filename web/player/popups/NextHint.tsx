import { useState } from 'react';
import type { HintsView } from '../../../engine/public.ts';
import { Button } from '../../components/actions/Button.tsx';
import { ProgressBar } from '../../components/status/ProgressBar.tsx';
import { Spoken } from '../../components/screen/Spoken.tsx';
import { typeset } from '../../components/text/typography.tsx';
import { useServerNow } from '../../state/game/use-server-now.ts';
import { wordsFor } from '../../state/words.ts';
import { countdown } from '../dates.ts';
import styles from './HintsPopup.module.css';

interface NextHintProps {
  readonly hints: HintsView;
  readonly label: string;
  readonly error: string | null;
  readonly onAsk: () => void;
}

const REFRESH_MS = 1000;

/** Wait for the next hint, by the server's clock, and the button it enables. */
export function NextHint({ hints, label, error, onAsk }: NextHintProps) {
  const now = useServerNow(REFRESH_MS);
  const left = hints.nextAt === null ? 0 : Math.max(0, Date.parse(hints.nextAt) - now);
  const waiting = left > 0;
  const [waited] = useState(waiting);
  return (
    <div className={styles.next}>
      <p className={styles.wait}>
        <span>Prochain indice disponible</span>
        {waiting && <span className="typed">{`dans ${countdown(left)}`}</span>}
      </p>
      <Spoken>{waited && !waiting ? typeset('Prochain indice disponible.') : ''}</Spoken>
      <ProgressBar value={1 - left / hints.waitMs} label="Attente du prochain indice" />
      {error && (
        <p role="alert" className="field__error">
          {typeset(wordsFor(error))}
        </p>
      )}
      <Button primary={!waiting} disabled={waiting} onClick={onAsk}>
        {typeset(label)}
      </Button>
    </div>
  );
}
