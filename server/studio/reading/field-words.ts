import { puzzleTypes } from '../../../engine/index.ts';
import type { ValuePath } from '../../../engine/scenario/parse/parse-yaml.ts';
import { type FileKind, schemaNamed, validators } from '../../../engine/scenario/schemas.ts';
import { isRecord } from '../../../engine/text/is-record.ts';

type Schema = Readonly<Record<string, unknown>>;

interface Place {
  readonly schema: Schema;
  /** The file in which its references are read. */
  readonly root: Schema;
}

const recordIn = (value: unknown): Schema | null => (isRecord(value) ? value : null);

/** The schema itself, and those that it refers to or combines. */
function branches(place: Place): readonly Place[] {
  const { schema, root } = place;
  const reference = typeof schema.$ref === 'string' ? schema.$ref : null;
  const local = reference && /^#\/definitions\/(\w+)$/u.exec(reference)?.[1];
  const found = local
    ? recordIn(recordIn(root.definitions)?.[local])
    : reference && recordIn(schemaNamed(reference.replace(/^\.\.\//u, '')));
  const combined = ['allOf', 'anyOf', 'oneOf'].flatMap((word) =>
    Array.isArray(schema[word]) ? schema[word].filter(isRecord) : [],
  );
  return [
    place,
    ...(found ? branches({ schema: found, root: local ? root : found }) : []),
    ...combined.flatMap((one) => branches({ schema: one, root })),
  ];
}

const titleOf = (place: Place): string | null =>
  branches(place).flatMap(({ schema }) => (typeof schema.title === 'string' ? [schema.title] : []))[0] ??
  null;

function inside(place: Place, key: string | number): Place | null {
  const found = branches(place).flatMap(({ schema, root }) => {
    const next = recordIn(typeof key === 'number' ? schema.items : recordIn(schema.properties)?.[key]);
    return next ? [{ schema: next, root }] : [];
  });
  return found[0] ?? null;
}

/** The form of an instrument, which its type decides. */
function puzzleIn(data: unknown): Place | null {
  const puzzle = recordIn(recordIn(data)?.puzzle);
  const schema = recordIn(recordIn(puzzleTypes)?.[String(puzzle?.type)])?.schema;
  return isRecord(schema) ? { schema, root: schema } : null;
}

/**
 * The name of a field as its form shows it, in French: « Indice 2 », « Réplique 1, Phrase ». Empty for the file
 * as a whole. `data`: of the file.
 */
export function fieldWords(kind: FileKind, path: ValuePath, data: unknown): string {
  const root = recordIn(validators[kind].schema);
  const words: string[] = [];
  let place: Place | null = root && { schema: root, root };
  for (const [depth, key] of path.entries()) {
    const outer: Place | null = place && inside(place, key);
    place = depth === 0 && key === 'puzzle' ? puzzleIn(data) : outer;
    const isInstrument = key === 'puzzle' && depth === 0;
    const title = outer && !(isInstrument && path.length > 1) ? titleOf(outer) : null;
    if (typeof key === 'number') words.pop();
    if (title !== null) words.push(typeof key === 'number' ? `${title} ${key + 1}` : title);
  }
  return words.slice(-2).join(', ');
}
