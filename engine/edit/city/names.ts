import { isRecord } from '../../text/is-record.ts';
import type { ValuePath } from '../../scenario/parse/parse-yaml.ts';
import { type FileKind, schemaNamed, validators } from '../../scenario/schemas.ts';
import type { NamedKind } from '../../story/former-names.ts';

/** A place of a YAML file that names a step, a message, a document or a place. */
export interface NameAt {
  readonly what: NamedKind;
  readonly path: ValuePath;
  readonly name: string;
  /** Whether the name is a key, as under « chose ». */
  readonly isKey: boolean;
  /** The folder of the city that the step belongs to, when it is another one. */
  readonly city?: string;
}

/**
 * The reference by which the schemas mark the name of a step. Names of other kinds have the keyword « names
 * ».
 */
const STEP_NAME = '^[A-Z][A-Z0-9_]*$';
/** Former names keep what they are; a city’s code is written as a step’s name. */
const OTHER_NAMES: ReadonlySet<string> = new Set(['formerly', 'city']);
const ELSEWHERE = 'elsewhere.schema.json';

type Schema = Readonly<Record<string, unknown>>;

interface Place {
  readonly root: Schema;
  readonly path: ValuePath;
  readonly city?: string;
}

const schemaIn = (value: unknown): readonly Schema[] => (isRecord(value) ? [value] : []);
const listIn = (value: unknown): readonly Schema[] => (Array.isArray(value) ? value.filter(isRecord) : []);

/** The schema that a reference names, with the file that it stands in. */
function referred(reference: string, root: Schema): readonly (readonly [schema: Schema, root: Schema])[] {
  if (reference === '#') return [[root, root]];
  const name = /^#\/definitions\/(\w+)$/u.exec(reference)?.[1];
  if (name !== undefined)
    return schemaIn(isRecord(root.definitions) ? root.definitions[name] : null).map(
      (found) => [found, root] as const,
    );
  return schemaIn(schemaNamed(reference.replace(/^\.\.\//u, ''))).map((found) => [found, found] as const);
}

const kindIn = ({ names, pattern }: Schema): NamedKind | null =>
  typeof names === 'string' ? (names as NamedKind) : pattern === STEP_NAME ? 'step' : null;

function findNames(schema: Schema, data: unknown, place: Place): readonly NameAt[] {
  const within = schema.$id === ELSEWHERE && isRecord(data) ? { ...place, city: String(data.city) } : place;
  const { root, path, city } = within;
  const alternatives = ['allOf', 'anyOf', 'oneOf'].flatMap((word) => listIn(schema[word]));
  const branches = ['then', 'else'].flatMap((word) => schemaIn(schema[word]));
  const what = kindIn(schema);
  const own =
    what !== null && typeof data === 'string'
      ? [{ what, path, name: data, isKey: false, ...(city !== undefined && { city }) }]
      : [];
  return [
    ...own,
    ...(typeof schema.$ref === 'string'
      ? referred(schema.$ref, root).flatMap(([found, file]) =>
          findNames(found, data, { ...within, root: file }),
        )
      : []),
    ...[...alternatives, ...branches].flatMap((part) => findNames(part, data, within)),
    ...(Array.isArray(data)
      ? schemaIn(schema.items).flatMap((items) =>
          data.flatMap((item: unknown, index) =>
            findNames(items, item, { ...within, path: [...path, index] }),
          ),
        )
      : []),
    ...(isRecord(data)
      ? Object.entries(data).flatMap(([key, value]) => namesUnder(schema, key, value, within))
      : []),
  ];
}

function namesUnder(schema: Schema, key: string, value: unknown, place: Place): readonly NameAt[] {
  if (OTHER_NAMES.has(key)) return [];
  const path = [...place.path, key];
  const known = isRecord(schema.properties) ? schema.properties[key] : undefined;
  const isName = isRecord(schema.propertyNames) && schema.propertyNames.pattern === STEP_NAME;
  const own: readonly NameAt[] = isName
    ? [{ what: 'step', path, name: key, isKey: true, ...(place.city !== undefined && { city: place.city }) }]
    : [];
  return [
    ...own,
    ...schemaIn(known ?? schema.additionalProperties).flatMap((found) =>
      findNames(found, value, { ...place, path }),
    ),
  ];
}

/** Every name in a file’s data, found by its schema. */
export function namesInFile(kind: FileKind, data: unknown): readonly NameAt[] {
  const [root] = schemaIn(validators[kind].schema);
  const found = root ? findNames(root, data, { root, path: [] }) : [];
  return [...new Map(found.map((one) => [JSON.stringify([one.what, one.path, one.isKey]), one])).values()];
}
