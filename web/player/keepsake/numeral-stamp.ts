import {
  gummedPaper,
  roundMark,
  STAMP_HEIGHT,
  STAMP_WIDTH,
  type StampInks,
  wave,
} from '../printed/cancelled-stamp.ts';
import { box, type Mark, movedMarks, polyline, turnedMarks, widthOf } from '../printed/marks.ts';

interface NumeralStamp {
  /** Null beside the route. */
  readonly number: number | null;
  readonly city: string;
  readonly date: string;
  readonly hour: string;
  readonly torn: boolean;
  readonly inks: StampInks;
}

const EDGE = 6;
const PLATE_HEIGHT = 53;
const FOOT = STAMP_HEIGHT - EDGE - 2;

/** Where a torn stamp ends, from its right side to its foot, in hundredths. */
const TEAR = [
  [100, 47],
  [92, 52],
  [90, 60],
  [80, 62],
  [77, 72],
  [66, 74],
  [63, 84],
  [52, 87],
  [49, 100],
] as const;

/** The paper under the corner that is missing. */
function tear(paper: string): Mark {
  const edge = TEAR.map(([x, y]) => ({ x: (x * STAMP_WIDTH) / 100, y: (y * STAMP_HEIGHT) / 100 }));
  const [right, foot] = [STAMP_WIDTH + 3, STAMP_HEIGHT + 3];
  const corner = [
    { x: STAMP_WIDTH * 0.49, y: foot },
    { x: right, y: foot },
    { x: right, y: STAMP_HEIGHT * 0.47 },
  ];
  return { kind: 'path', steps: polyline([...edge, ...corner], true), fill: paper };
}

/** Waves of a security paper, on which a postmark is well read. */
const plate = (accent: string): readonly Mark[] =>
  Array.from({ length: 10 }, (_, row): Mark => ({
    kind: 'path',
    steps: wave(EDGE + 2, EDGE + 4 + row * 5, 4, 12),
    width: 0.5,
    ink: accent,
  }));

/** How postmarks lie: no two neighbours alike. */
const ANGLES = [-0.16, 0.1, -0.26, 0.18, -0.06];

/**
 * A cancelled stamp that shows its number alone, not its drawing: for whoever has not played. Its top left corner
 * is at 0, 0.
 */
export function numeralStamp(
  { number, city, date, hour, torn, inks }: NumeralStamp,
  index: number,
): readonly Mark[] {
  const { ink, accent, paper } = inks;
  const frame = box(EDGE, EDGE, STAMP_WIDTH - 2 * EDGE, PLATE_HEIGHT);
  const text = (words: string, x: number, size: number, colour: string): Mark => ({
    kind: 'text',
    text: words,
    x,
    y: FOOT,
    size,
    bold: true,
    ink: colour,
  });
  const mark = movedMarks(roundMark(0, 0, { city, date, hour }, ink), 33, 33, 0.78);
  return [
    ...gummedPaper(0, 0, inks),
    ...plate(accent),
    { kind: 'path', steps: frame, width: 1, ink: accent },
    text(number === null ? '*' : String(number), EDGE, 13, accent),
    text(hour, STAMP_WIDTH - EDGE - widthOf(hour, 6.8), 6.8, ink),
    ...(torn ? [tear(paper)] : []),
    ...turnedMarks(mark, 33, 33, ANGLES[index % ANGLES.length] ?? 0),
  ];
}
