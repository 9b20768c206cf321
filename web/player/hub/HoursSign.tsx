import type { HoursView } from '../../../engine/public.ts';
import { Lamp, type LampState } from '../../components/status/Lamp.tsx';
import { typeset } from '../../components/text/typography.tsx';
import styles from './HoursSign.module.css';
import { useWords } from '../../words/use-words.ts';
import { useEffect } from 'react';
import { refreshStatus } from '../../state/game/status.ts';
import { useServerNow } from '../../state/game/use-server-now.ts';

type HoursState = HoursView['state'];

const CLOSING_MS = 1.5 * 3_600_000;
const TICK_MS = 15_000;

/**
 * State at `now`, derived from the server's last response. After the next change only the server knows more.
 */
export function hoursStateAt(hours: HoursView, now: number): HoursState {
  if (hours.state === 'closed' || hours.until === null) return hours.state;
  const left = Date.parse(hours.until) - now;
  if (left <= 0) return 'closed';
  return left <= CLOSING_MS ? 'closing' : 'open';
}

/** State of the hours, updated while the screen is open. */
export function useHoursState(hours: HoursView): HoursState {
  const now = useServerNow(TICK_MS);
  const changed = hours.until !== null && now >= Date.parse(hours.until);
  useEffect(() => {
    if (changed) void refreshStatus();
  }, [changed, hours.until]);
  return hoursStateAt(hours, now);
}

const lamps: Record<HoursState, LampState> = { open: 'clear', closing: 'on', closed: 'alarm' };

/** Lamp of the hours, always with its word. */
export function HoursSign({ hours, label = true }: { readonly hours: HoursView; readonly label?: boolean }) {
  const state = useHoursState(hours);
  return (
    <>
      <Sign state={state} />
      {label && hours.label && <span className={styles.label}>{typeset(hours.label)}</span>}
    </>
  );
}

function Sign({
  state,
  word = state,
}: {
  readonly state: HoursState;
  readonly word?: HoursState | 'always';
}) {
  const words = useWords('game').hub.hours;
  return (
    <span className={styles.sign} data-hours={state}>
      <Lamp state={lamps[state]} />
      {words[word]}
    </span>
  );
}

/** The hours for the player's step; « À toute heure » when the step needs no open place. */
export function StepHours({ hours }: { readonly hours: HoursView }) {
  return hours.neededHere ? <HoursSign hours={hours} /> : <Sign state="open" word="always" />;
}
