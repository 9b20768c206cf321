import { extended, lengthOf, resample, sampleCurve } from './curves.ts';
import type { MapData, MapStreet } from './map-data.ts';
import type { MapPoint, Projection } from './projection.ts';

interface NameBox {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** Width of a letter, and height of a line. */
const LETTERS = { landmark: { width: 8.4, height: 15 }, bridge: { width: 6.6, height: 14 } } as const;

function nameBox(
  at: MapPoint,
  lines: readonly string[],
  anchor: 'start' | 'middle' | 'end',
  letters: (typeof LETTERS)[keyof typeof LETTERS],
): NameBox {
  const width = Math.max(...lines.map((line) => line.length)) * letters.width;
  const left = at.x - { start: 0, middle: width / 2, end: width }[anchor];
  const top = at.y - letters.height * 0.8;
  return { left, right: left + width, top, bottom: top + lines.length * letters.height };
}

/** Half the height of a street’s letters, and the room that one of them takes. */
const STREET = { half: 7, letter: 7 } as const;

/** Letter by letter, because streets turn. */
function streetBoxes({ name, line, label, labelLine }: MapStreet, sheet: Projection): readonly NameBox[] {
  if (!label) return [];
  const curve = sampleCurve(
    extended(
      (labelLine ?? line).map((place) => sheet.project(place)),
      80,
    ),
  );
  const letters = resample(curve, Math.round(lengthOf(curve) / STREET.letter) + 1);
  const first = Math.max(0, Math.floor((letters.length - name.length) / 2));
  return letters.slice(first, first + name.length).map(({ x, y }) => ({
    left: x - STREET.half,
    right: x + STREET.half,
    top: y - STREET.half,
    bottom: y + STREET.half,
  }));
}

/** About where the names of landmarks, bridges and streets are. */
const nameBoxes = (map: MapData, sheet: Projection): readonly NameBox[] => [
  ...map.landmarks.map(({ at, name, note, anchor = 'middle', dx = 0, dy = 16 }) => {
    const { x, y } = sheet.project(at);
    return nameBox({ x: x + dx, y: y + dy }, note ? [name, note] : [name], anchor, LETTERS.landmark);
  }),
  ...(map.bridges ?? []).flatMap(({ name, label }) =>
    label
      ? [
          nameBox(
            sheet.project(label.at),
            (label.text ?? name).split('\n'),
            label.anchor ?? 'start',
            LETTERS.bridge,
          ),
        ]
      : [],
  ),
  ...(map.streets ?? []).flatMap((street) => streetBoxes(street, sheet)),
];

/** Where a postmark may lie round its place, in its own radius: on it like a landmark, whose name is mostly below. */
const SEATS = [
  [0, -1],
  [0, 0],
  [0.8, -0.5],
  [-0.8, -0.5],
  [0, 1],
  [-1.3, 0],
  [1.3, 0],
  [-1.2, 0.8],
  [1.2, 0.8],
  [-1, -1.4],
  [1, -1.4],
  [-1.7, -0.4],
  [1.7, -0.4],
  [-1.6, -1.3],
  [1.6, -1.3],
  [0, -2],
  [0, 2],
  [-2.4, 0.4],
  [2.4, 0.4],
  [-2.2, 1.6],
  [2.2, 1.6],
] as const;

/** Sets a postmark of this radius on a place, where it lies on no name, or on as little of them as can be. */
export function seatBeside(map: MapData, sheet: Projection, radius: number) {
  const names = nameBoxes(map, sheet);
  return (at: MapPoint, half: number): MapPoint => {
    const seats = SEATS.map(([dx, dy]) => ({ x: at.x + dx * radius, y: at.y + dy * radius }));
    const hidden = ({ x, y }: MapPoint): number =>
      names.reduce((area, { left, right, top, bottom }) => {
        const width = Math.min(x + half, right) - Math.max(x - half, left);
        const height = Math.min(y + radius, bottom) - Math.max(y - radius, top);
        return area + Math.max(0, width) * Math.max(0, height);
      }, 0);
    return seats.reduce((best, seat) => (hidden(seat) < hidden(best) ? seat : best));
  };
}
