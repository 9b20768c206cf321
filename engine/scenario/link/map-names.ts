import type { MapFile } from '../../types/map.generated.ts';
import type { Located } from '../draft.ts';
import type { ValuePath } from '../parse/parse-yaml.ts';
import type { LinkContext } from './context.ts';

/**
 * The drawing of web/player/pages/map: the sheet is 700 wide, street names are 12 high, spaced, and overrun
 * their line by 80.
 */
const WIDTH = 700;
const LETTER = 6.3;
const OVERRUN = 80;

/** A name may climb straight up, and lean back a little; beyond, its letters stand on their heads. */
const LEANING = 0.35;

/** A name may lose the gap at its ends before a letter is cut. */
const SLACK = 8;

/** The north arrow, in the corner at the top right, from the right and from the top. */
const COMPASS = { width: 62, height: 92 };

interface Point {
  readonly x: number;
  readonly y: number;
}

/** The same projection as the drawing; y points down. */
function projection({ south, north, west, east }: MapFile['bounds']): (at: readonly number[]) => Point {
  const perLongitude = WIDTH / (east - west);
  const perLatitude = perLongitude / Math.cos(((south + north) / 2) * (Math.PI / 180));
  return ([latitude = 0, longitude = 0]) => ({
    x: (longitude - west) * perLongitude,
    y: (north - latitude) * perLatitude,
  });
}

const distance = (from: Point, to: Point): number => Math.hypot(to.x - from.x, to.y - from.y);

const lengthOf = (points: readonly Point[]): number =>
  points.slice(1).reduce((sum, point, index) => sum + distance(points[index] ?? point, point), 0);

/** The point at a distance along a line; beyond its ends, on its last segments continued. */
function pointAlong(points: readonly Point[], wanted: number): Point {
  let left = wanted;
  for (let index = 1; index < points.length; index += 1) {
    const [from, to] = [points[index - 1], points[index]];
    if (!from || !to) continue;
    const length = distance(from, to) || 1;
    if (left <= length || index === points.length - 1)
      return { x: from.x + ((to.x - from.x) * left) / length, y: from.y + ((to.y - from.y) * left) / length };
    left -= length;
  }
  return points[0] ?? { x: 0, y: 0 };
}

type Street = NonNullable<MapFile['streets']>[number];

function checkStreet(
  { report }: LinkContext,
  { file, value }: Located<'map'>,
  street: Street,
  path: ValuePath,
): void {
  const project = projection(value.bounds);
  const points = (street.labelLine ?? street.line).map(project);
  const length = lengthOf(points);
  const width = street.name.length * LETTER;
  const from = pointAlong(points, (length - width) / 2);
  const to = pointAlong(points, (length + width) / 2);
  const at = file.valueAt([...path, 'name']);
  const field = street.labelLine ? 'labelLine' : 'line';
  if (to.x < from.x - LEANING * width) {
    const message = `« ${street.name} » s’écrirait à l’envers : sa ligne va de droite à gauche.`;
    report(
      'name-upside-down',
      at,
      message,
      `Écrivez les points de ${field} dans l’ordre inverse, de l’ouest à l’est.`,
    );
  }
  const room = length + (street.labelLine ? 2 * OVERRUN : 0) + SLACK;
  const height = project([value.bounds.south, value.bounds.west]).y;
  const isOut = [from, to].some(
    ({ x, y }) => x < -SLACK || x > WIDTH + SLACK || y < -SLACK || y > height + SLACK,
  );
  if (width > room) {
    const message = `« ${street.name} » est plus long que sa ligne : des lettres manqueraient.`;
    report('name-cut', at, message, 'Donnez une labelLine plus longue, ou un nom plus court.');
  } else if (isOut) {
    report(
      'name-cut',
      at,
      `« ${street.name} » sort du plan.`,
      'Donnez une labelLine qui tient dans le cadre (bounds).',
    );
  }
}

/** A landmark under the north arrow is not seen. */
function checkCompass({ report }: LinkContext, { file, value }: Located<'map'>): void {
  const project = projection(value.bounds);
  value.landmarks.forEach(({ name, at }, index) => {
    const { x, y } = project(at);
    if (x < WIDTH - COMPASS.width || x > WIDTH || y > COMPASS.height || y < 0) return;
    const wayOut = 'Agrandissez le cadre (bounds) vers le nord ou vers l’est.';
    report(
      'name-cut',
      file.valueAt(['landmarks', index, 'at']),
      `La boussole, en haut à droite, couvre « ${name} ».`,
      wayOut,
    );
  });
}

/** Checks that printed street names are upright and whole, and that no landmark is hidden. */
export function checkMapNames(context: LinkContext): void {
  for (const map of context.draft.maps) {
    const { south, north, west, east } = map.value.bounds;
    if (south >= north || west >= east) continue;
    map.value.streets?.forEach((street, index) => {
      if (street.label === true) checkStreet(context, map, street, ['streets', index]);
    });
    checkCompass(context, map);
  }
}
