import { useState } from 'react';
import { LEAST_CONTRAST, inkContrast } from '../../../engine/scenario/link/city.ts';
import { Row, Stack } from '../../components/layout/layout.tsx';
import { typeset } from '../../components/text/typography.tsx';
import styles from './Look.module.css';
import { clampChroma, converter, formatHex } from 'culori';

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
    <Stack as="fieldset" gap={2} className={styles.ink}>
      <legend>{typeset(title)}</legend>
      <Row
        as="p"
        gap={4}
        lineGap={0}
        justify="between"
        className={styles.sample}
        style={{ background: ground, color: value }}
      >
        {typeset('Poste restante')} <code>{value}</code>
      </Row>
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
    </Stack>
  );
}

/**
 * A colour by what a hand changes of it. Lightness: 0 to 1; vividness: 0 to 0.37, the most that a screen
 * shows; hue: 0 to 360 degrees.
 */
interface Ink {
  readonly lightness: number;
  readonly vividness: number;
  readonly hue: number;
}

const toOklch = converter('oklch');

/** `hex`: « #rrggbb ». A grey has no hue and is given 0. */
export function inkOf(hex: string): Ink {
  const { l, c, h } = toOklch(hex) ?? { l: 0, c: 0, h: 0 };
  return { lightness: l, vividness: c, hue: h ?? 0 };
}

/** The nearest colour that a screen shows, as « #rrggbb ». */
export const hexOf = ({ lightness, vividness, hue }: Ink): string =>
  formatHex(clampChroma({ mode: 'oklch', l: lightness, c: vividness, h: hue }, 'oklch'));
