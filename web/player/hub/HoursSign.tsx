import type { HoursView } from '../../../engine/public.ts';
import { Lamp, type LampState } from '../../components/Lamp.tsx';
import { t } from '../../components/typography.tsx';
import styles from './HoursSign.module.css';
import { useHoursState, type HoursState } from './use-hours-state.ts';

const signs: Record<HoursState, { readonly lamp: LampState; readonly word: string }> = {
  open: { lamp: 'clear', word: 'Ouvert' },
  closing: { lamp: 'on', word: 'Ferme bientôt' },
  closed: { lamp: 'alarm', word: 'Fermé' },
};

/** The lamp of the hours, always with its word. */
export function HoursSign({ hours, label = true }: { readonly hours: HoursView; readonly label?: boolean }) {
  const state = useHoursState(hours);
  const { lamp, word } = signs[state];
  return (
    <>
      <span className={styles.sign} data-hours={state}>
        <Lamp state={lamp} />
        {word}
      </span>
      {label && hours.label && <span className={styles.label}>{t(hours.label)}</span>}
    </>
  );
}
