import type { ReportDiagnostic } from '../../diagnostics/report.ts';
import { didYouMean } from '../../diagnostics/suggest.ts';
import type { MapFile } from '../../types/map.generated.ts';
import type { Located } from '../draft.ts';
import type { ValuePath } from '../parse/parse-yaml.ts';
import type { LinkContext } from './context.ts';
import { faultOfPath } from './drawings.ts';

type Map = Located<'map'>;

function checkBounds({ file, value: { bounds } }: Map, report: ReportDiagnostic): void {
  const { south, north, west, east } = bounds;
  if (south >= north)
    report('bad-bounds', file.valueAt(['bounds', 'south']), 'Le sud du cadre n’est pas au sud du nord.', 'Échangez south et north.');
  if (west >= east)
    report('bad-bounds', file.valueAt(['bounds', 'west']), 'L’ouest du cadre n’est pas à l’ouest de l’est.', 'Échangez west et east.');
}

/** What has a place of its own on the map; lines may well run out of it. */
function placed({
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
  for (const { path, at, name } of placed(value)) {
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
    report('unknown-drawing', file.valueAt(['landmarks', index, 'icon']), message, didYouMean(icon, known, 'Dessinez-le dans icons.'));
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
      if (fault !== null) report('bad-drawing', file.valueAt(['icons', name, part]), fault, 'Recopiez l’attribut d du dessin, en entier.');
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
  const { landmarks, streets = [], bridges = [], squares = [], waters = [], districts = [] } = value;
  const printed = [...landmarks, ...streets, ...bridges, ...squares, ...waters].map(({ name }) => name);
  const names = [...printed, ...districts.map(({ text }) => text)];
  value.insects?.forEach(({ on }, index) => {
    if (names.includes(on)) return;
    const message = `Le plan ne porte pas le nom « ${on} ».`;
    report('unknown-printed-name', file.valueAt(['insects', index, 'on']), message, didYouMean(on, names, 'Recopiez un nom du plan.'));
  });
}

/** A map agrees with itself: everything within its frame, every drawing there and used. */
export function checkMaps({ draft, report }: LinkContext): void {
  for (const map of draft.maps) {
    for (const check of [checkBounds, checkPlaced, checkIcons, checkPaths, checkLandmarkIds, checkInsects]) check(map, report);
  }
}
