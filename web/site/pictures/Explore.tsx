import { defineEngraving } from '../../components/engravings/define-engraving.tsx';
import { Hatch, PaperSheet, Tint, type Corner } from '../../components/engravings/strokes.tsx';

const MAP = 'M10 118L62 104L118 118L172 104L230 118L238 164L178 148L118 166L58 148L2 164Z';
const RIVER =
  'M84 111C92 122 70 132 78 141 84 148 78 152 74 153L104 162C110 150 96 142 104 134 112 126 98 122 106 115Z';
const RIVER_BANKS =
  'M84 111C92 122 70 132 78 141 84 148 78 152 74 153M106 115C98 122 112 126 104 134 96 142 110 150 104 162';

function UnfoldedMap() {
  return (
    <>
      <Tint d={MAP} by={[4, 5]} />
      <PaperSheet d={MAP} />
      <Hatch d={RIVER} at={[90, 134]} reach={42} gap={3.8} angle={8} />
      <Hatch d="M10 118L62 104L58 148L2 164Z" at={[57, 135]} reach={68} gap={5.2} angle={-14} dotted />
      <Hatch d="M118 118L172 104L178 148L118 166Z" at={[112, 128]} reach={124} gap={5.2} angle={-14} dotted />
      <path d={`${RIVER_BANKS}M62 104L58 148M118 118L118 166M172 104L178 148`} />
      <path
        d="M20 150C36 140 44 138 58 136S70 134 74 134M112 140C130 148 150 138 168 134S200 140 216 148"
        strokeDasharray="5 5"
      />
      <path d="M211 143l10 10M221 143l-10 10" />
    </>
  );
}

function BellTower() {
  return (
    <>
      <Tint d="M22 128V58h26v66Z" />
      <PaperSheet d="M22 128V58h26v66Z" />
      <PaperSheet d="M18 58h34v-6H18Z" />
      <PaperSheet d="M24 52V32h22v20Z" />
      <path d="M29 52V40a3 3 0 0 1 6 0v12M36 52V40a3 3 0 0 1 6 0v12" />
      <PaperSheet d="M22 32h26v-5H22Z" />
      <PaperSheet d="M25 27C25 16 31 14 35 4C39 14 45 16 45 27Z" />
      <path d="M35 4V0M32 2h6M26 70v10M26 92v10" />
      <Hatch d="M37 58h11v66H37Z" at={[42, 91]} reach={34} gap={3.8} />
      <PaperSheet d="M27 128V112a4 4 0 0 1 9 0v14Z" />
    </>
  );
}

interface HouseProps {
  readonly x: number;
  readonly top: number;
  readonly width: number;
  readonly foot: number;
  readonly columns: readonly number[];
  readonly rows: readonly number[];
  /** Lit windows, as row and column. */
  readonly lit: readonly Corner[];
}

function House({ x, top, width, foot, columns, rows, lit }: HouseProps) {
  const wall = `M${x} ${top}h${width}v${foot - top}h${-width}Z`;
  const roof = `M${x - 3} ${top}h${width + 6}l-4 -9h${2 - width}Z`;
  const isLit = (row: number, column: number) => lit.some(([r, c]) => r === row && c === column);
  return (
    <>
      <Tint d={wall} />
      <PaperSheet d={wall} />
      <PaperSheet d={roof} />
      <Hatch d={roof} at={[x + width / 2 - 0.7, top - 5]} reach={24} gap={3.4} angle={90} />
      {rows.flatMap((y, row) =>
        columns.map((left, column) => (
          <path
            key={`${row} ${column}`}
            d={`M${left} ${y}h6v9h-6Z`}
            fill={isLit(row, column) ? 'var(--accent)' : 'var(--ink)'}
            strokeWidth="1"
          />
        )),
      )}
    </>
  );
}

export const Explore = defineEngraving(
  {
    viewBox: '0 0 240 180',
    stroke: 2,
  },
  () => (
    <>
      <UnfoldedMap />
      <BellTower />
      <House
        x={132}
        top={46}
        width={32}
        foot={124}
        columns={[134.3, 145, 155.7]}
        rows={[54, 69, 84, 99]}
        lit={[
          [1, 0],
          [2, 1],
          [3, 2],
        ]}
      />
      <House x={164} top={58} width={24} foot={122} columns={[167, 179]} rows={[66, 81, 96]} lit={[[2, 0]]} />
      <House
        x={188}
        top={38}
        width={36}
        foot={124}
        columns={[191, 203, 215]}
        rows={[46, 61, 76, 91, 106]}
        lit={[
          [0, 1],
          [1, 2],
          [3, 0],
          [4, 1],
        ]}
      />
      <Hatch d="M212 38h12v86h-12Z" at={[218, 81]} reach={44} gap={3.8} />
      <PaperSheet d="M60 126C76 100 110 100 126 128L126 134C112 112 76 110 60 133Z" />
      <path d="M60 119C76 93 110 93 126 121M66 117.5v-6M76 109.5v-6M86 105.5v-6M97 105v-6M108 108.5v-6M118 115v-6" />
    </>
  ),
);
