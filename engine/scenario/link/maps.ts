import type { ReportDiagnostic } from '../../diagnostics/report.ts';
import { didYouMean } from '../../diagnostics/suggest.ts';
import type { MapFile } from '../../types/map.generated.ts';
import { printedNames } from '../assemble.ts';
import type { Located } from '../draft.ts';
import type { ValuePath } from '../parse/parse-yaml.ts';
import type { LinkContext } from './context.ts';

/** Number of arguments of each SVG path command. */
const NUMBERS: Readonly<Record<string, number>> = {
  M: 2,
  L: 2,
  T: 2,
  H: 1,
  V: 1,
  C: 6,
  S: 4,
  Q: 4,
  A: 7,
  Z: 0,
};

const COMMAND = /([MLTHVCSQAZ])([^MLTHVCSQAZ]*)/giu;
const NUMBER = /[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?/giu;

/** French message for the first error in the data of an SVG path; null when a browser draws all of it. */
function faultOfPath(path: string): string | null {
  if (!/^\s*M/iu.test(path)) return 'Ce tracé ne commence pas par M.';
  for (const [, command = '', rest = ''] of path.matchAll(COMMAND)) {
    const count = rest.match(NUMBER)?.length ?? 0;
    const wanted = NUMBERS[command.toUpperCase()] ?? 0;
    if (wanted === 0 ? count > 0 : count === 0 || count % wanted > 0)
      return `La commande ${command} de ce tracé prend ${wanted} nombre(s), ou un multiple ; elle en a ${count}.`;
  }
  return null;
}

type Map = Located<'map'>;

function checkBounds({ file, value: { bounds } }: Map, report: ReportDiagnostic): void {
  const { south, north, west, east } = bounds;
  if (south >= north)
    report(
      'bad-bounds',
      file.valueAt(['bounds', 'south']),
      'Le sud du cadre n’est pas au sud du nord.',
      'Échangez south et north.',
    );
  if (west >= east)
    report(
      'bad-bounds',
      file.valueAt(['bounds', 'west']),
      'L’ouest du cadre n’est pas à l’ouest de l’est.',
      'Échangez west et east.',
    );
}

/** Everything that must lie within the map; lines may run out of it. */
function pointsOf({
  landmarks,
  insects = [],
  districts = [],
}: MapFile): { readonly path: ValuePath; readonly at: readonly number[]; readonly name: string }[] {
  return [
    ...landmarks.map(({ at, name }, index) => ({ path: ['landmarks', index, 'at'], at, name })),
    ...districts.map(({ at, text }, index) => ({ path: ['districts', index, 'at'], at, name: text })),
    ...insects.map(({ at, on }, index) => ({ path: ['insects', index, 'at'], at, name: on })),
  ];
}

function checkPlaced({ file, value }: Map, report: ReportDiagnostic): void {
  const { south, north, west, east } = value.bounds;
  if (south >= north || west >= east) return;
  for (const { path, at, name } of pointsOf(value)) {
    const [latitude = 0, longitude = 0] = at;
    if (latitude >= south && latitude <= north && longitude >= west && longitude <= east) continue;
    const wayOut = `Écrivez une latitude de ${south} à ${north}, puis une longitude de ${west} à ${east}.`;
    report('outside-map', file.valueAt(path), `« ${name} » tombe hors du cadre du plan.`, wayOut);
  }
}

function checkIcons({ file, value: { icons = {}, landmarks } }: Map, report: ReportDiagnostic): void {
  const known = Object.keys(icons);
  landmarks.forEach(({ icon }, index) => {
    if (known.includes(icon)) return;
    const message = `Le plan n’a pas de dessin « ${icon} ».`;
    report(
      'unknown-drawing',
      file.valueAt(['landmarks', index, 'icon']),
      message,
      didYouMean(icon, known, 'Dessinez-le dans icons.'),
    );
  });
  for (const name of known) {
    if (landmarks.some(({ icon }) => icon === name)) continue;
    report(
      'unused-drawing',
      file.keyAt(['icons', name]),
      `Aucun repère n’emploie le dessin « ${name} ».`,
      'Nommez-le dans le champ icon d’un repère, ou retirez-le.',
    );
  }
}

function checkPaths({ file, value: { icons = {} } }: Map, report: ReportDiagnostic): void {
  for (const [name, icon] of Object.entries(icons)) {
    for (const [part, path] of Object.entries(icon)) {
      const fault = faultOfPath(path);
      if (fault !== null)
        report(
          'bad-drawing',
          file.valueAt(['icons', name, part]),
          fault,
          'Recopiez l’attribut d du dessin, en entier.',
        );
    }
  }
}

function checkLandmarkIds({ file, value: { landmarks } }: Map, report: ReportDiagnostic): void {
  const ids = landmarks.map(({ id }) => id);
  ids.forEach((id, index) => {
    if (ids.indexOf(id) === index) return;
    report(
      'duplicate-slug',
      file.valueAt(['landmarks', index, 'id']),
      `Un autre repère s’appelle déjà « ${id} ».`,
      'Donnez-lui un autre nom.',
    );
  });
}

function checkInsects({ file, value }: Map, report: ReportDiagnostic): void {
  const names = printedNames(value);
  value.insects?.forEach(({ on }, index) => {
    if (names.includes(on)) return;
    const message = `Le plan ne porte pas le nom « ${on} ».`;
    report(
      'unknown-printed-name',
      file.valueAt(['insects', index, 'on']),
      message,
      didYouMean(on, names, 'Recopiez un nom du plan.'),
    );
  });
}

/** Checks the bounds, positions, drawings and names of each map. */
export function checkMaps({ draft, report }: LinkContext): void {
  for (const map of draft.maps) {
    for (const check of [checkBounds, checkPlaced, checkIcons, checkPaths, checkLandmarkIds, checkInsects])
      check(map, report);
  }
}

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
