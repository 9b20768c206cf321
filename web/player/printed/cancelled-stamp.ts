import {
  ADVANCE,
  box,
  centred,
  circle,
  line,
  type Mark,
  PAPER_GUMMED,
  PASTEBOARD,
  type PathStep,
  turnedMarks,
} from './marks.ts';

export interface StampInks {
  readonly ink: string;
  readonly accent: string;
  readonly paper: string;
}

interface CancelledStamp extends PostmarkWords {
  /** Top left corner of the stamp. */
  readonly x: number;
  readonly y: number;
  readonly inks: StampInks;
}

export const STAMP_WIDTH = 64;
export const STAMP_HEIGHT = 78;
const PERFORATION = 8;

/** A row of half holes along an edge. */
function holes(x: number, y: number, inks: StampInks): readonly Mark[] {
  const hole = (atX: number, atY: number): Mark => ({
    kind: 'path',
    steps: circle(atX, atY, 2.3),
    fill: inks.paper,
  });
  const across = Array.from({ length: STAMP_WIDTH / PERFORATION + 1 }, (_, index) => x + index * PERFORATION);
  const down = Array.from(
    { length: Math.floor(STAMP_HEIGHT / PERFORATION) + 1 },
    (_, index) => y + index * (STAMP_HEIGHT / 10),
  );
  return [
    ...across.flatMap((at) => [hole(at, y), hole(at, y + STAMP_HEIGHT)]),
    ...[...down, y + STAMP_HEIGHT].flatMap((at) => [hole(x, at), hole(x + STAMP_WIDTH, at)]),
  ];
}

/** The perforated paper of a stamp. */
export const gummedPaper = (x: number, y: number, inks: StampInks): readonly Mark[] => [
  {
    kind: 'path',
    steps: box(x, y, STAMP_WIDTH, STAMP_HEIGHT),
    fill: PAPER_GUMMED,
    width: 0.4,
    ink: PASTEBOARD,
  },
  ...holes(x, y, inks),
];

/** A sealed letter on a gummed, perforated stamp. */
function stamp(x: number, y: number, inks: StampInks): readonly Mark[] {
  const { ink, accent } = inks;
  const [left, top, width, height] = [x + 13, y + 25, 38, 26];
  const drawn = (steps: readonly PathStep[]): Mark => ({ kind: 'path', steps, width: 0.9, ink: accent });
  return [
    ...gummedPaper(x, y, inks),
    { kind: 'path', steps: box(x + 6, y + 6, STAMP_WIDTH - 12, STAMP_HEIGHT - 12), width: 0.7, ink: accent },
    centred('COMPAGNIE', x + STAMP_WIDTH / 2, y + 16, 7, accent),
    { kind: 'path', steps: box(left + 1.5, top + 1.5, width, height), fill: '#f0bd4a' },
    { kind: 'path', steps: box(left, top, width, height), fill: PAPER_GUMMED },
    drawn(box(left, top, width, height)),
    drawn([
      ['M', left, top],
      ['L', left + width / 2, top + height * 0.6],
      ['L', left + width, top],
    ]),
    drawn(line(left, top + height, left + width * 0.36, top + height * 0.45)),
    drawn(line(left + width, top + height, left + width * 0.64, top + height * 0.45)),
    { kind: 'path', steps: circle(left + width / 2, top + height * 0.6, 4.2), fill: accent },
    centred('UNE RECRUE', x + STAMP_WIDTH / 2, y + STAMP_HEIGHT - 13, 6.4, ink),
  ];
}

/**
 * Letters along a circle; `from`: angle of the middle of the text, `outwards`: their tops point away from the
 * centre.
 */
function ringText(
  text: string,
  x: number,
  y: number,
  radius: number,
  largest: number,
  ink: string,
  outwards: boolean,
): readonly Mark[] {
  const letters = [...text];
  const room = Math.PI * 1.1;
  const size = Math.min(largest, (room * radius) / (letters.length * ADVANCE * 1.12));
  const step = (size * ADVANCE * 1.12) / radius;
  const sign = outwards ? 1 : -1;
  return letters.map((letter, index) => {
    const angle = (outwards ? -Math.PI / 2 : Math.PI / 2) + sign * (index - (letters.length - 1) / 2) * step;
    const turn = angle + (sign * Math.PI) / 2;
    const half = (size * ADVANCE) / 2;
    const at = [
      x + radius * Math.cos(angle) - half * Math.cos(turn),
      y + radius * Math.sin(angle) - half * Math.sin(turn),
    ] as const;
    return { kind: 'text', text: letter, x: at[0], y: at[1], size, bold: true, ink, turn };
  });
}

const RING = 34;

/** A wavy line; `arc`: the length of one of its waves. */
export function wave(x: number, y: number, arcs = 5, arc = 15): readonly PathStep[] {
  const [third, rise] = [arc / 3, arc * 0.4];
  const waves = Array.from({ length: arcs }, (_, index): PathStep => {
    const from = x + index * arc;
    return ['C', from + third, y - rise, from + 2 * third, y + rise, from + arc, y];
  });
  return [['M', x, y], ...waves];
}

interface PostmarkWords {
  readonly city: string;
  readonly date: string;
  readonly hour: string;
}

/** The round postmark of a city: a double ring with its name, the day and the hour. */
export function roundMark(
  x: number,
  y: number,
  { city, date, hour }: PostmarkWords,
  ink: string,
): readonly Mark[] {
  const ring = (radius: number): Mark => ({ kind: 'path', steps: circle(x, y, radius), width: 1.3, ink });
  return [
    ring(RING),
    ring(21),
    ...ringText(`${city} R.P.`.toLocaleUpperCase('fr'), x, y, 24.6, 9, ink, true),
    ...ringText('POSTE RESTANTE', x, y, 30, 6.4, ink, false),
    centred(date, x, y - 1, 7.6, ink),
    centred(hour, x, y + 8.5, 7.6, ink),
  ];
}

/** The same with the waves that cancel. */
function postmark(x: number, y: number, asked: CancelledStamp): readonly Mark[] {
  const { ink } = asked.inks;
  const waves = [-20, -10, 0, 10, 20].map((down): Mark => ({
    kind: 'path',
    steps: wave(x + RING + 2, y + down),
    width: 1.2,
    ink,
  }));
  return turnedMarks([...roundMark(x, y, asked, ink), ...waves], x, y, -0.16);
}

/** Room that a stamp at 90, 6 and its postmark take. */
export const STAMP_BOX = { x: 90, y: 6, width: 162, height: 90 } as const;

/** A stamp, and the postmark that cancels it from the left. */
export const cancelledStamp = (asked: CancelledStamp): readonly Mark[] => [
  ...stamp(asked.x, asked.y, asked.inks),
  ...postmark(asked.x - 48, asked.y + 40, asked),
];
