import type { ReportDiagnostic } from '../../diagnostics/report.ts';
import { didYouMean } from '../../diagnostics/suggest.ts';
import type { MapFile } from '../../types/map.generated.ts';
import type { Located } from '../draft.ts';
import type { ValuePath } from '../parse/parse-yaml.ts';
import { printedNames } from '../printed-names.ts';
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
