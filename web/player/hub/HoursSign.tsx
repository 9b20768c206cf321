import type { HoursView } from '../../../engine/public.ts';
import { Lamp, type LampState } from '../../components/status/Lamp.tsx';
import { typeset } from '../../components/text/typography.tsx';
import styles from './HoursSign.module.css';
import { useHoursState, type HoursState } from './use-hours-state.ts';

const hoursWords: Record<HoursState, string> = { open: 'Ouvert', closing: 'Ferme bientôt', closed: 'Fermé' };
const lamps: Record<HoursState, LampState> = { open: 'clear', closing: 'on', closed: 'alarm' };

/** Lamp of the hours, always with its word. */
export function HoursSign({ hours, label = true }: { readonly hours: HoursView; readonly label?: boolean }) {
  const state = useHoursState(hours);
  return (
    <>
      <Sign state={state} word={hoursWords[state]} />
      {label && hours.label && <span className={styles.label}>{typeset(hours.label)}</span>}
    </>
  );
}

function Sign({ state, word }: { readonly state: HoursState; readonly word: string }) {
  return (
    <span className={styles.sign} data-hours={state}>
      <Lamp state={lamps[state]} />
      {typeset(word)}
    </span>
  );
}

/** The hours for the player's step; « À toute heure » when the step needs no open place. */
export function StepHours({ hours }: { readonly hours: HoursView }) {
  return hours.neededHere ? <HoursSign hours={hours} /> : <Sign state="open" word="À toute heure" />;
}
