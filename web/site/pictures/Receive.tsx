import { defineEngraving } from '../../components/engravings/define-engraving.tsx';
import { Pigeonhole } from '../../components/status/Empty.tsx';
import { PaperSheet, Tint, type Corner } from '../../components/engravings/strokes.tsx';

const HOLES: readonly Corner[] = [
  [9, 10],
  [85, 10],
  [161, 10],
  [9, 84],
  [85, 84],
  [161, 84],
];

/** Letters lying in the pigeonholes. */
const LETTERS = [
  'M22 62h44v5h-44Z',
  'M25 56h40v5h-40Z',
  'M22 50h36v5h-36Z',
  'M174 62h44v5h-44Z',
  'M177 56h40v5h-40Z',
  'M98 62h44v5h-44Z',
  'M20 136h44v5h-44Z',
  'M174 136h44v5h-44Z',
  'M177 130h40v5h-40Z',
  'M174 124h36v5h-36Z',
  'M177 118h44v5h-44Z',
];

/** Three lines of a wavy cancellation. */
const WAVES = [14, 20, 26].map((y) => `M14 ${y}q3.5 -5 7 0t7 0q3.5 -5 7 0t7 0q3.5 -5 7 0t7 0`).join('');

function Letter() {
  return (
    <g transform="translate(62 74) rotate(-7)">
      <Tint d="M0 0h122v80h-122Z" by={[4, 4]} />
      <PaperSheet d="M0 0h122v80h-122Z" />
      <path d="M14 44h46M14 54h54M14 64h30M0 80L8 76M122 80L114 76" />
      <PaperSheet d="M90 8h24v28h-24Z" />
      <path d="M93.5 11.5h17v21h-17Z" fill="var(--accent)" stroke="none" />
      <path
        d="M102 15c-4 1-5 6-3 9 1 2 0 3-2 5h11c-2-2-3-3-2-5 2-3 1-8-4-9Z"
        fill="var(--sheet)"
        stroke="none"
      />
      <path d="M64 26a14 14 0 1 0 28 0a14 14 0 1 0-28 0ZM69 26a9 9 0 1 0 18 0a9 9 0 1 0-18 0ZM72 24h12M73 28.5h10" />
      <path d={WAVES} />
    </g>
  );
}

/** The same letter alone, for the landing page's intro. */
export const Arriving = defineEngraving({ viewBox: '58 56 136 106', stroke: 1.3 }, () => <Letter />);

export const Receive = defineEngraving({ viewBox: '0 0 240 180', stroke: 2 }, () => (
  <>
    <path d="M3 4h234v150h-234Z" />
    <Tint d="M3 154h234v14h-234Z" by={[3, 3]} />
    <path d="M3 154h234v14h-234Z" />
    <path d="M3 162.9h234M3 166.9h234" />
    {HOLES.map((corner) => (
      <Pigeonhole key={corner.join(' ')} at={corner} />
    ))}
    {LETTERS.map((d) => (
      <PaperSheet key={d} d={d} />
    ))}
    <Letter />
  </>
));
