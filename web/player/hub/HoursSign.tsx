import type { HoursView } from '../../../engine/public.ts';
import { Lamp, type LampState } from '../../components/status/Lamp.tsx';
import { typeset } from '../../components/text/typography.tsx';
import styles from './HoursSign.module.css';
import { useHoursState, type HoursState } from './use-hours-state.ts';
import { useWords } from '../../words/use-words.ts';

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
