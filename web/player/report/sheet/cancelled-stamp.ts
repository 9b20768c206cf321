import {
  ADVANCE,
  box,
  circle,
  line,
  type Mark,
  type PathStep,
  turnAbout,
  turnedPath,
  widthOf,
} from './marks.ts';

interface StampInks {
  readonly ink: string;
  readonly accent: string;
  readonly paper: string;
}

interface CancelledStamp {
  /** Top left corner of the stamp. */
  readonly x: number;
  readonly y: number;
  readonly city: string;
  readonly date: string;
  readonly hour: string;
  readonly inks: StampInks;
}

const WIDTH = 64;
const HEIGHT = 78;
const PERFORATION = 8;

/** A row of half holes along an edge. */
function holes(x: number, y: number, inks: StampInks): readonly Mark[] {
  const hole = (atX: number, atY: number): Mark => ({
    kind: 'path',
    steps: circle(atX, atY, 2.3),
    fill: inks.paper,
  });
  const across = Array.from({ length: WIDTH / PERFORATION + 1 }, (_, index) => x + index * PERFORATION);
  const down = Array.from(
    { length: Math.floor(HEIGHT / PERFORATION) + 1 },
    (_, index) => y + index * (HEIGHT / 10),
  );
  return [
    ...across.flatMap((at) => [hole(at, y), hole(at, y + HEIGHT)]),
    ...[...down, y + HEIGHT].flatMap((at) => [hole(x, at), hole(x + WIDTH, at)]),
  ];
}

const centred = (text: string, centre: number, y: number, size: number, ink: string): Mark => ({
  kind: 'text',
  text,
  x: centre - widthOf(text, size) / 2,
  y,
  size,
  bold: true,
  ink,
});

/** A sealed letter on a gummed, perforated stamp. */
function stamp(x: number, y: number, inks: StampInks): readonly Mark[] {
  const { ink, accent } = inks;
  const [left, top, width, height] = [x + 13, y + 25, 38, 26];
  const drawn = (steps: readonly PathStep[]): Mark => ({ kind: 'path', steps, width: 0.9, ink: accent });
  return [
    { kind: 'path', steps: box(x, y, WIDTH, HEIGHT), fill: '#fffaf0', width: 0.4, ink: '#c9b98f' },
    ...holes(x, y, inks),
    { kind: 'path', steps: box(x + 6, y + 6, WIDTH - 12, HEIGHT - 12), width: 0.7, ink: accent },
    centred('COMPAGNIE', x + WIDTH / 2, y + 16, 7, accent),
    { kind: 'path', steps: box(left + 1.5, top + 1.5, width, height), fill: '#f0bd4a' },
    { kind: 'path', steps: box(left, top, width, height), fill: '#fffaf0' },
    drawn(box(left, top, width, height)),
    drawn([
      ['M', left, top],
      ['L', left + width / 2, top + height * 0.6],
      ['L', left + width, top],
    ]),
    drawn(line(left, top + height, left + width * 0.36, top + height * 0.45)),
    drawn(line(left + width, top + height, left + width * 0.64, top + height * 0.45)),
    { kind: 'path', steps: circle(left + width / 2, top + height * 0.6, 4.2), fill: accent },
    centred('UNE RECRUE', x + WIDTH / 2, y + HEIGHT - 13, 6.4, ink),
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

function wave(x: number, y: number): readonly PathStep[] {
  const arcs = Array.from({ length: 5 }, (_, index): PathStep => {
    const from = x + index * 15;
    return ['C', from + 5, y - 6, from + 10, y + 6, from + 15, y];
  });
  return [['M', x, y], ...arcs];
}

/** The postmark of the city: a double ring with its name, the day and the hour, and the waves that cancel. */
function postmark(
  x: number,
  y: number,
  { city, date, hour, inks: { ink } }: CancelledStamp,
): readonly Mark[] {
  const ring = (radius: number): Mark => ({ kind: 'path', steps: circle(x, y, radius), width: 1.3, ink });
  const marks: readonly Mark[] = [
    ring(RING),
    ring(21),
    ...[-20, -10, 0, 10, 20].map((down): Mark => ({
      kind: 'path',
      steps: wave(x + RING + 2, y + down),
      width: 1.2,
      ink,
    })),
    ...ringText(`${city} R.P.`.toLocaleUpperCase('fr'), x, y, 24.6, 9, ink, true),
    ...ringText('POSTE RESTANTE', x, y, 30, 6.4, ink, false),
    centred(date, x, y - 1, 7.6, ink),
    centred(hour, x, y + 8.5, 7.6, ink),
  ];
  const angle = -0.16;
  const turn = turnAbout(x, y, angle);
  return marks.map((mark): Mark => {
    if (mark.kind === 'path') return { ...mark, steps: turnedPath(mark.steps, turn) };
    const [toX, toY] = turn(mark.x, mark.y);
    return { ...mark, x: toX, y: toY, turn: (mark.turn ?? 0) + angle };
  });
}

/** Room that a stamp at 90, 6 and its postmark take. */
export const STAMP_BOX = { x: 90, y: 6, width: 162, height: 90 } as const;

/** A stamp, and the postmark that cancels it from the left. */
export const cancelledStamp = (asked: CancelledStamp): readonly Mark[] => [
  ...stamp(asked.x, asked.y, asked.inks),
  ...postmark(asked.x - 48, asked.y + 40, asked),
];
