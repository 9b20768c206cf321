import { defineEngraving } from '../../components/engravings/define-engraving.tsx';
import { PaperSheet, Tint } from '../../components/engravings/strokes.tsx';

/** A4 in millimetres: everything stands where the printed sheet has it. */
const A4 = 'M1 1h208v295h-208Z';
const SHEET = { viewBox: '0 0 214 301', stroke: 1.6 };

/** Typed lines: [left, baseline, width]. */
type Lines = readonly (readonly [x: number, y: number, width: number])[];

const run = (lines: Lines): string => lines.map(([x, y, width]) => `M${x} ${y}h${width}`).join('');

/** Words that are there, and too small to be read. */
const Typing = ({ lines, bold = false }: { readonly lines: Lines; readonly bold?: boolean }) => (
  <path
    d={run(lines)}
    strokeWidth={bold ? 3.4 : 1.7}
    strokeDasharray={bold ? '13 4.5' : '7 3.4 11 3.4 4 3.4'}
  />
);

const Blank = () => (
  <>
    <Tint d={A4} by={[3, 3]} />
    <PaperSheet d={A4} />
  </>
);

/** The striped edge of the first sheet. */
const STRIPES = Array.from({ length: 11 }, (_, index) => index * 19.5 + 3);

const PARAGRAPHS: Lines = [
  [20, 103, 164],
  [20, 109, 158],
  [20, 115, 92],
  [20, 126, 166],
  [20, 132, 160],
  [20, 138, 118],
  [20, 149, 168],
  [20, 155, 134],
  [20, 166, 162],
  [20, 172, 168],
  [20, 178, 160],
  [20, 184, 70],
  [20, 195, 150],
  [20, 201, 108],
];

const SIGNATURE =
  'M146 227c5-14 9-18 10-10s1 8 5 0s6-10 7-3s2 9 6 1s7-15 9-8s-2 12 3 9s5-6 11-8M144 232q28 0 54-6';

export const LetterSheet = defineEngraving(SHEET, () => (
  <>
    <Blank />
    <path d={STRIPES.map((x) => `M${x} 7l5-6h7l-5 6Z`).join('')} fill="var(--accent)" stroke="none" />
    <path d={STRIPES.map((x) => `M${x + 10} 7l5-6h4l-5 6Z`).join('')} fill="var(--ink)" stroke="none" />
    <Tint d="M22 26a10 10 0 1 0 20 0a10 10 0 1 0-20 0Z" by={[1.5, 1.5]} />
    <path d="M22 26a10 10 0 1 0 20 0a10 10 0 1 0-20 0ZM22 26c4 4 16 4 20 0M28 19h8M32 16v-4M42 20l4-3M44 29l5 1M22 20l-4-3M20 29l-5 1M26 35l-2 4M38 35l2 4M17 43q4-4 8 0t8 0t8 0t8 0" />
    <Typing
      bold
      lines={[
        [56, 22, 20],
        [56, 33, 62],
      ]}
    />
    <Typing
      lines={[
        [138, 23, 52],
        [128, 29, 62],
        [140, 35, 50],
      ]}
    />
    <path d="M20 48h170M20 50.5h170" />
    <Typing
      lines={[
        [20, 60, 42],
        [20, 67, 50],
        [20, 74, 46],
      ]}
    />
    <path d="M106 57h84v30h-84Z" strokeWidth={0.9} />
    <Typing
      lines={[
        [112, 66, 64],
        [112, 73, 46],
        [112, 80, 22],
      ]}
    />
    <g stroke="var(--postal-red)" strokeWidth={1.2}>
      <path d="M56 80a10 10 0 1 0 20 0a10 10 0 1 0-20 0ZM60 80a6 6 0 1 0 12 0a6 6 0 1 0-12 0Z" />
      <path d={[76, 80, 84].map((y) => `M78 ${y}q2.5-3 5 0t5 0t5 0t5 0`).join('')} />
    </g>
    <Typing bold lines={[[20, 94, 92]]} />
    <Typing lines={PARAGRAPHS} />
    <g stroke="var(--postal-red)" transform="rotate(-6 44 224)">
      <path d="M20 217h50v13h-50Z" strokeWidth={2.2} />
      <path d="M25 223.5h40" strokeWidth={4} strokeDasharray="5 2.2" />
    </g>
    <path d={SIGNATURE} />
    <path d="M8 246h190" strokeDasharray="5 3.4" />
    <Squares at={[20, 254]} size={1.5} />
    <Boxes at={[62, 255]} size={15} step={17.5} />
    <Typing
      lines={[
        [62, 281, 96],
        [62, 287, 120],
      ]}
    />
  </>
));

const CALL: readonly (readonly [y: number, lines: number])[] = [
  [86, 1],
  [97, 2],
  [113, 1],
  [124, 4],
  [151, 1],
  [162, 2],
  [178, 1],
  [189, 5],
  [221, 1],
  [232, 3],
];

export const TranscriptSheet = defineEngraving(SHEET, () => (
  <>
    <Blank />
    <Typing
      lines={[
        [20, 18, 26],
        [136, 18, 56],
        [20, 27, 38],
      ]}
    />
    <path d="M20 35h170" strokeWidth={2.6} />
    <Typing bold lines={[[20, 48, 134]]} />
    <Typing
      lines={[
        [20, 60, 40],
        [80, 60, 40],
        [140, 60, 30],
      ]}
    />
    <path d="M20 68h170" strokeWidth={0.9} />
    {CALL.map(([y, count]) => (
      <g key={y}>
        <Typing
          lines={[
            [20, y, 14],
            [42, y, 22],
          ]}
        />
        <Typing
          lines={Array.from({ length: count }, (_, index) => [
            74,
            y + index * 5.6,
            index + 1 === count ? 70 : 112,
          ])}
        />
        <path d={`M20 ${y - 6}h170`} strokeWidth={0.6} />
      </g>
    ))}
    <path d="M74 129.6h44M96 194.6h58M74 205.8h30" strokeWidth={4.6} strokeLinecap="butt" />
    <Typing lines={[[26, 262, 108]]} />
    <path d="M20 256v12" strokeWidth={2.2} />
  </>
));

/** A river between its banks. */
const River = ({ d, width }: { readonly d: string; readonly width: number }) => (
  <>
    <path d={d} strokeWidth={width + 3.2} strokeLinecap="butt" />
    <path d={d} strokeWidth={width} strokeLinecap="butt" stroke="var(--map-water)" />
    <path d={d} strokeWidth={0.8} strokeDasharray="16 5" strokeLinecap="butt" />
  </>
);

const STREETS =
  'M118 92L114 128L118 206M132 96L128 214M98 78L150 84M104 104L150 110M92 128L142 134M100 152L146 158M112 182L142 186M72 62L104 74M58 92L84 108M76 200L92 178';
const HILLS = 'M40 60l9 8M50 54l10 10M62 50l10 12M32 172l10 4M36 184l12 2M40 196l12 0M46 208l12-2';
const LANDMARKS =
  'M110 90h12v9h-12ZM112 90l4-6l4 6M124 150h8v10h-8ZM124 150l4-8l4 8M70 158h9v8h-9ZM70 158l4.5-8l4.5 8M112 200a7 5 0 1 0 14 0a7 5 0 1 0-14 0ZM119 195v-12l6 4';

export const MapSheet = defineEngraving(SHEET, (id) => (
  <>
    <Blank />
    <Typing bold lines={[[16, 21, 104]]} />
    <Typing
      lines={[
        [138, 16, 54],
        [146, 22, 46],
        [136, 28, 56],
      ]}
    />
    <path d="M16 34h176" strokeWidth={2.6} />
    <clipPath id={id}>
      <path d="M28 44h158v196h-158Z" />
    </clipPath>
    <g clipPath={`url(#${id})`}>
      <River d="M20 122C56 100 92 106 97 146C100 184 78 214 66 250" width={13} />
      <River d="M178 36C168 96 164 160 150 250" width={17} />
      <path d={STREETS} strokeWidth={1.2} />
      <path d="M88 154l20-5M84 178l22 2M60 101l12 18M92 120l16-8" strokeWidth={3} />
      <path d={HILLS} strokeWidth={1} />
      <path d={LANDMARKS} fill="var(--sheet)" />
    </g>
    <path d="M28 44h158v196h-158Z" strokeWidth={2.4} />
    <path d="M31 47h152v190h-152Z" strokeWidth={0.8} />
    <path d="M162 78V58l-4 6M162 58l4 6M160 84v-4l4 4v-4" strokeWidth={1.3} />
    <g stroke="var(--postal-red)" strokeWidth={1.2}>
      <path d="M40 80a10 10 0 1 0 20 0a10 10 0 1 0-20 0ZM44 80a6 6 0 1 0 12 0a6 6 0 1 0-12 0Z" />
    </g>
    <path d="M30 252h60M30 249v6M60 249v6M90 249v6" />
    <path d="M16 266h176" strokeWidth={0.8} />
    <Typing
      lines={[
        [20, 274, 150],
        [20, 284, 108],
      ]}
    />
  </>
));

/** Six boxes for the six characters of a code, each with its tint plate. */
function Boxes({
  at: [left, top],
  size,
  step,
}: {
  at: readonly [number, number];
  size: number;
  step: number;
}) {
  const boxes = Array.from(
    { length: 6 },
    (_, index) => `M${left + index * step} ${top}h${size}v${size * 1.15}h${-size}Z`,
  );
  return (
    <>
      <Tint d={boxes.join('')} by={[1.6, 1.6]} />
      <PaperSheet d={boxes.join('')} />
      <path
        d={boxes
          .map((_box, index) => `M${left + index * step + size * 0.32} ${top + size * 0.8}h${size * 0.36}`)
          .join('')}
        strokeWidth={size * 0.12}
      />
    </>
  );
}

/** Rows of a square that no telephone reads: what a letter’s own says is for its owner. */
const ROWS = [
  '#######..#.#..#######',
  '#.....#.##..#.#.....#',
  '#.###.#..#.##.#.###.#',
  '#.###.#.#..#..#.###.#',
  '#.###.#..##.#.#.###.#',
  '#.....#.#.#...#.....#',
  '#######.#.#.#.#######',
  '........##.#.........',
  '##.#..##..#.##.#..##.',
  '.#..##..#.#..#.##..#.',
  '#.##..#.#..##..#.##.#',
  '..#.#..##.#.#.#..#..#',
  '#..##.#..#.#..##.#.#.',
  '........#.##.#.#..#..',
  '#######..#.#..##.#..#',
  '#.....#.#..##.#..##.#',
  '#.###.#.##.#.##.#..#.',
  '#.###.#..#..#..##.#.#',
  '#.###.#.#.##.#.#..##.',
  '#.....#..#.#.##..#..#',
  '#######.#..#..#.##.#.',
] as const;

function Squares({ at: [left, top], size }: { at: readonly [number, number]; size: number }) {
  const dark = ROWS.flatMap((row, y) =>
    [...row].flatMap((sign, x) =>
      sign === '#' ? [`M${left + x * size} ${top + y * size}h${size}v${size}h${-size}Z`] : [],
    ),
  );
  return <path d={dark.join('')} fill="var(--ink)" stroke="none" />;
}

/** The foot of the letter, cut along its dashes. */
export const StubSheet = defineEngraving({ viewBox: '0 0 214 301', stroke: 1.9 }, () => {
  const slip = 'M1 78h208v146h-208Z';
  return (
    <>
      <Tint d={slip} by={[3, 3]} />
      <path d={slip} fill="var(--sheet)" strokeDasharray="7 4.6" />
      <Squares at={[14, 92]} size={3.1} />
      <Typing bold lines={[[90, 98, 104]]} />
      <Typing lines={[[90, 110, 84]]} />
      <Boxes at={[90, 122]} size={15} step={18} />
      <Typing
        lines={[
          [90, 158, 108],
          [14, 178, 180],
          [14, 189, 186],
          [14, 200, 124],
        ]}
      />
    </>
  );
});
