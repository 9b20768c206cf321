import { defineEngraving } from './define-engraving.tsx';
import { Hatch, PaperSheet, Tint } from './strokes.tsx';

const ENVELOPE = 'M0 0h152v98h-152Z';
/** Turns back to where it came from. */
const ARROW = 'M180 58H196A41 41 0 0 1 196 140H152V154L122 133L152 112V126H196A27 27 0 0 0 196 72H180Z';
const WAVES = [16, 22, 28, 34].map((y) => `M70 ${y}q3.5 -5 7 0t7 0q3.5 -5 7 0t7 0q3.5 -5 7 0t7 0`).join('');

export const ReturnedLetter = defineEngraving({ viewBox: '0 0 240 172', stroke: 2 }, () => (
  <>
    <g transform="translate(10 38) rotate(-6)">
      <Tint d={ENVELOPE} />
      <PaperSheet d={ENVELOPE} />
      <Hatch d="M0 0l14 0l-14 14Z" at={[4, 4]} reach={14} gap={3.4} angle={-45} />
      <Hatch d="M0 98l14 0l-14 -14Z" at={[4, 94]} reach={14} gap={3.4} angle={45} />
      <path d={WAVES} />
      <PaperSheet d="M118 8h24v29h-24Z" />
      <path d="M121.5 11.500h17v22h-17Z" fill="var(--accent)" stroke="none" />
      <path d="M20 50h66M20 61h82M20 72h46" />
      <path d="M16 44L104 78M18 80L98 42" stroke="var(--accent)" strokeWidth={3.4} />
    </g>
    <Tint d={ARROW} />
    <PaperSheet d={ARROW} />
    <Hatch
      d="M122 133L152 154V140H196A41 41 0 0 0 236 106L226 104A27 27 0 0 1 196 126H152V133Z"
      at={[180, 130]}
      reach={62}
      gap={3.6}
      angle={90}
    />
  </>
));
