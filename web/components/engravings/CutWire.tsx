import { defineEngraving } from './define-engraving.tsx';
import { Hatch, PaperSheet, Tint, type Corner } from './strokes.tsx';

const HILLS = 'M3 150C34 128 62 134 92 146C124 126 166 126 196 140C212 132 226 134 237 140V166H3Z';
const SUN = 'M82 122a36 36 0 1 0 72 0a36 36 0 1 0 -72 0Z';

/** A telegraph pole with its cross-arm and four cups. */
function Pole({ at: [x, y] }: { readonly at: Corner }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <PaperSheet d="M-3.5 -6h7v126h-7Z" />
      <Hatch d="M0 -6h3.500v126h-3.500Z" at={[0, 57]} reach={64} gap={3.2} />
      <PaperSheet d="M-26 10h52v7h-52Z" />
      {[-22, -11, 11, 22].map((cup) => (
        <PaperSheet key={cup} d={`M${cup - 3} 10v-6q3 -5 6 0v6Z`} />
      ))}
    </g>
  );
}

const BIRD = 'M176 26c-2 -8 4 -13 10 -12l5 -4l0 5l5 2l-5 2c1 8 -5 14 -13 13l-10 7l-4 -2Z';

export const CutWire = defineEngraving({ viewBox: '0 0 240 172', stroke: 2 }, () => (
  <>
    <Tint d={SUN} by={[4, 4]} />
    <path d={SUN} />
    <Hatch d={SUN} at={[118, 122]} reach={37} gap={5} />
    <PaperSheet d={HILLS} />
    <Hatch
      d="M92 146C124 126 166 126 196 140C180 148 150 158 120 166H110C104 158 98 150 92 146Z"
      at={[140, 150]}
      reach={58}
      gap={4}
      angle={-24}
    />
    <path d="M3 166H237" />
    <Pole at={[40, 44]} />
    <Pole at={[200, 38]} />
    <path d="M3 42C8 46 12 47 18 48M62 48C80 60 94 74 98 96C99 104 96 112 90 110C85 108 87 101 92 102" />
    <path d="M222 42C228 42 233 40 237 38M178 42C168 54 158 66 154 86C152 96 156 104 161 101C165 98 161 93 157 95" />
    <path d="M104 84l7 -5M106 92l8 0M146 74l-7 -4M145 82l-8 1" stroke="var(--accent)" />
    <PaperSheet d={BIRD} />
    <path d="M180 32v6M184 31v7M187.5 17.500v.5" />
  </>
));
