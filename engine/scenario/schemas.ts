import { Ajv, type ValidateFunction } from 'ajv';
import condition from '../../schemas/condition.schema.json' with { type: 'json' };
import elsewhere from '../../schemas/elsewhere.schema.json' with { type: 'json' };
import hours from '../../schemas/hours.schema.json' with { type: 'json' };
import lines from '../../schemas/lines.schema.json' with { type: 'json' };
import links from '../../schemas/links.schema.json' with { type: 'json' };
import map from '../../schemas/map.schema.json' with { type: 'json' };
import places from '../../schemas/places.schema.json' with { type: 'json' };
import promotions from '../../schemas/promotions.schema.json' with { type: 'json' };
import puzzle from '../../schemas/puzzle.schema.json' with { type: 'json' };
import report from '../../schemas/report.schema.json' with { type: 'json' };
import reportCondition from '../../schemas/report-condition.schema.json' with { type: 'json' };
import scenario from '../../schemas/scenario.schema.json' with { type: 'json' };
import site from '../../schemas/site.schema.json' with { type: 'json' };
import step from '../../schemas/step.schema.json' with { type: 'json' };
import voices from '../../schemas/voices.schema.json' with { type: 'json' };
import walkthrough from '../../schemas/walkthrough.schema.json' with { type: 'json' };
import { puzzleTypes } from '../puzzles/index.ts';
import { isRecord } from '../text/is-record.ts';
import type { MapFile } from '../types/map.generated.ts';
import type { PuzzleSlug } from '../types/puzzle.generated.ts';
import type { PlacesFile } from '../types/places.generated.ts';
import type { PromotionsFile } from '../types/promotions.generated.ts';
import type { ReportFile } from '../types/report.generated.ts';
import type { ScenarioFile } from '../types/scenario.generated.ts';
import type { SiteFile } from '../types/site.generated.ts';
import type { StepFile } from '../types/step.generated.ts';
import type { VoicesFile } from '../types/voices.generated.ts';
import type { WalkthroughFile } from '../types/walkthrough.generated.ts';

/** Content of the YAML files of a city's folder, by kind. */
export interface FileOf {
  readonly scenario: ScenarioFile;
  readonly step: StepFile;
  readonly places: PlacesFile;
  readonly walkthrough: WalkthroughFile;
  readonly map: MapFile;
  readonly report: ReportFile;
  readonly voices: VoicesFile;
}

export type FileKind = keyof FileOf;

/** Includes the files beside the cities' folders. */
export interface AnyFileOf extends FileOf {
  readonly site: SiteFile;
  readonly promotions: PromotionsFile;
}

const PATHS: readonly { readonly path: RegExp; readonly kind: FileKind }[] = [
  { path: /^scenario\.yaml$/u, kind: 'scenario' },
  { path: /^places\.yaml$/u, kind: 'places' },
  { path: /^rapport\.yaml$/u, kind: 'report' },
  { path: /^voices\.yaml$/u, kind: 'voices' },
  { path: /^steps\/[^/]+\.yaml$/u, kind: 'step' },
  { path: /^walkthroughs\/[^/]+\.yaml$/u, kind: 'walkthrough' },
  { path: /^media\/[^/]+\.yaml$/u, kind: 'map' },
];

/** The kind of a file, from its path; null for an unknown path. */
export const kindOf = (path: string): FileKind | null =>
  PATHS.find((entry) => entry.path.test(path))?.kind ?? null;

// verbose: the explanations use the schema's own titles and descriptions.
const ajv = new Ajv({
  code: { optimize: false },
  allErrors: true,
  verbose: true,
  strict: true,
  strictRequired: false,
  strictTypes: false,
  validateFormats: false,
});
// Keywords that judge nothing: « defaultSnippets » and « enumDescriptions » (a word for each value of « enum
// ») are for editors, « typeDescriptions » has a word for each of several types, « names » says what a name refers to (step, message, document, place, role, or a page
// with its folder), « beside » the other values of such a field, each with its word, « holds » which kind of file of media/ a value names (picture or sound), or that it is a point of
// the map, hours of a day, a delay, a day, a day of every year or a time of day. « says » marks a text that players read, « answers » what they type, to which a translation adds
// (under another name, when the keyword has one), « keyedBy » the fields by which a translation names the
// items of a list. « chosenFrom » names the list of the same file whose ids a value may be, « keysHold » says that the
// keys of a map are days of the week, « 1-5 », dates, « 1/1-31/12 », or a date.
ajv.addKeyword('defaultSnippets');
ajv.addKeyword('enumDescriptions');
ajv.addKeyword('typeDescriptions');
ajv.addKeyword('names');
ajv.addKeyword('beside');
ajv.addKeyword('holds');
ajv.addKeyword('chosenFrom');
ajv.addKeyword('keysHold');
ajv.addKeyword('says');
ajv.addKeyword('answers');
ajv.addKeyword('keyedBy');
for (const schema of [
  condition,
  elsewhere,
  hours,
  lines,
  links,
  puzzle,
  reportCondition,
  ...Object.values(puzzleTypes).map((type) => type.schema),
])
  ajv.addSchema(schema);

export const validators: { readonly [Kind in keyof AnyFileOf]: ValidateFunction<AnyFileOf[Kind]> } = {
  scenario: ajv.compile<ScenarioFile>(scenario),
  step: ajv.compile<StepFile>(step),
  places: ajv.compile<PlacesFile>(places),
  walkthrough: ajv.compile<WalkthroughFile>(walkthrough),
  map: ajv.compile<MapFile>(map),
  report: ajv.compile<ReportFile>(report),
  voices: ajv.compile<VoicesFile>(voices),
  site: ajv.compile<SiteFile>(site),
  promotions: ajv.compile<PromotionsFile>(promotions),
};

/** Judges a puzzle of one type alone. */
export const puzzleValidator = (type: PuzzleSlug): ValidateFunction =>
  ajv.getSchema(`puzzles/${type}.schema.json`) as ValidateFunction;

/** A schema that others refer to by its name; null when there is none. */
export const schemaNamed = (name: string): unknown => ajv.getSchema(name)?.schema ?? null;

export type Schema = Readonly<Record<string, unknown>>;

/** A schema, and the file that it stands in. */
export type SchemaInFile = readonly [schema: Schema, root: Schema];

/** The schema that a reference names; empty when there is none. */
export function referred(reference: string, root: Schema): readonly SchemaInFile[] {
  if (reference === '#') return [[root, root]];
  const name = /^#\/definitions\/(\w+)$/u.exec(reference)?.[1];
  const found =
    name === undefined ? schemaNamed(reference.replace(/^\.\.\//u, '')) : at(root.definitions, name);
  return isRecord(found) ? [[found, name === undefined ? found : root]] : [];
}

const at = (value: unknown, name: string): unknown => (isRecord(value) ? value[name] : undefined);
