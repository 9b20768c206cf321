import { useState } from 'react';
import { inkContrast, LEAST_CONTRAST } from '../../../engine/scenario/link/city.ts';
import { typeset } from '../../components/text/typography.tsx';
import { hexOf, type Ink, inkOf } from './ink.ts';
import styles from './Look.module.css';

const SLIDERS: readonly {
  readonly part: keyof Ink;
  readonly label: string;
  readonly max: number;
  readonly step: number;
}[] = [
  { part: 'hue', label: 'Teinte', max: 360, step: 1 },
  { part: 'vividness', label: 'Vivacité', max: 0.3, step: 0.005 },
  { part: 'lightness', label: 'Clarté', max: 1, step: 0.005 },
];

const inFrench = (ratio: number): string => (Math.floor(ratio * 10) / 10).toFixed(1).replace('.', ',');

interface InkSlidersProps {
  readonly title: string;
  readonly value: string;
  /** The ground that the ink is read on, as « #rrggbb ». */
  readonly ground: string;
  readonly onChange: (hex: string) => void;
  /** Called when the slider is left alone. */
  readonly onDone: () => void;
}

/** One ink by three sliders, on its ground, with its contrast. */
export function InkSliders({ title, value, ground, onChange, onDone }: InkSlidersProps) {
  const [chosen, setChosen] = useState(() => inkOf(value));
  // Of several settings with the same colour, a grey’s hue for instance, the chosen one stays.
  const ink = hexOf(chosen) === value ? chosen : inkOf(value);
  const set = (next: Ink) => {
    setChosen(next);
    onChange(hexOf(next));
  };
  const contrast = inkContrast(value, ground);
  const isLegible = contrast >= LEAST_CONTRAST;
  return (
    <fieldset className={styles.ink}>
      <legend>{typeset(title)}</legend>
      <p className={styles.sample} style={{ background: ground, color: value }}>
        {typeset('Poste restante')} <code>{value}</code>
      </p>
      {SLIDERS.map(({ part, label, max, step }) => (
        <label key={part}>
          {typeset(label)}
          <input
            type="range"
            min={0}
            max={max}
            step={step}
            value={ink[part]}
            onChange={({ target }) => set({ ...ink, [part]: target.valueAsNumber })}
            onPointerUp={onDone}
            onBlur={onDone}
          />
        </label>
      ))}
      <p role="status" className={styles.contrast} data-legible={isLegible}>
        {typeset(
          `Contraste ${inFrench(contrast)} : 1. ${isLegible ? 'Se lit en plein soleil.' : 'Il en faut 7 pour le plein soleil.'}`,
        )}
      </p>
    </fieldset>
  );
}
