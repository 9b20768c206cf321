import { defineEngraving } from './define-engraving.tsx';
import { Hatch, PaperSheet, Tint } from './strokes.tsx';

const UPPER = 'M0 0H112V58L102 66L92 60L82 70L70 64L60 76L48 70L38 82L26 76L14 86L0 80Z';
const LOWER = 'M0 88L14 94L26 84L38 90L48 78L60 84L70 72L82 78L92 68L102 74L112 66V134H0Z';

export const TornSheet = defineEngraving({ viewBox: '0 0 240 172', stroke: 2 }, () => (
  <>
    <g transform="translate(52 14) rotate(-8)">
      <Tint d={UPPER} />
      <PaperSheet d={UPPER} />
      <path d="M14 16h30M14 24h22M14 38h82M14 47h84M14 56h60M14 65h28" />
      <path d="M74 14h24v12h-24Z" fill="var(--accent)" stroke="none" />
      <Hatch d="M0 66l14 8v12l-14 -6Z" at={[7, 76]} reach={12} gap={3} angle={45} />
    </g>
    <g transform="translate(84 26) rotate(7)">
      <Tint d={LOWER} />
      <PaperSheet d={LOWER} />
      <path d="M66 88h32M40 98h58M14 107h84M14 116h52" />
      <path d="M76 123q4 -9 7 -2t6 -1t6 0t6 -4" />
      <Hatch d="M98 134l14 -14v14Z" at={[106, 128]} reach={12} gap={3} angle={45} />
    </g>
    <path d="M40 128l8 -5M34 118h9M44 138l5 -8" />
  </>
));
