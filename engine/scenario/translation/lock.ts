import { parse } from 'yaml';
import type { SourceRange } from '../../diagnostics/diagnostic.ts';
import { isRecord } from '../../text/is-record.ts';
import { typeset } from '../../text/typeset.ts';
import type { ValuePath } from '../parse/parse-yaml.ts';
import type { Schema } from '../schemas.ts';

/** French texts by the name of their unit, by the path of the French file. */
export type Lock = ReadonlyMap<string, ReadonlyMap<string, string>>;

/** One text of a city, and how its translation stands. */
export interface TranslatedUnit {
  /** The path of the French file. */
  readonly file: string;
  /** Its name in that file; of a page, the number of a paragraph. */
  readonly name: string;
  /** `unlocked`: the lock does not say of which French text the translation was made. */
  readonly state: 'done' | 'missing' | 'stale' | 'unlocked';
  readonly french: string;
  /** The French text that a stale translation was made of. */
  readonly before?: string;
  /** Of a YAML file: the translation, if there is one. */
  readonly text?: string;
  /** Of a YAML file: where the text stands in it, and the schema of its field. */
  readonly place?: { readonly path: ValuePath; readonly field: Schema };
  /** In the translation, or where it would be. */
  readonly at: SourceRange;
}

const HEAD = `# Écrit par « npm run lang » : le français dont chaque texte traduit a été fait. Ne se corrige pas à la main.
`;

/** A damaged lock knows nothing: every text is then to be confirmed. */
export function readLock(text: string): Lock {
  const value = parsed(text);
  return new Map(
    Object.entries(isRecord(value) ? value : {}).map(([path, units]) => [
      path,
      new Map(Object.entries(isRecord(units) ? units : {}).map(([name, french]) => [name, String(french)])),
    ]),
  );
}

function parsed(text: string): unknown {
  try {
    return parse(text, { logLevel: 'silent' });
  } catch {
    return null;
  }
}

const inOrder = <Value>(entries: Iterable<readonly [string, Value]>): (readonly [string, Value])[] =>
  [...entries].sort(([left], [right]) => (left < right ? -1 : left > right ? 1 : 0));

/** One line for each unit, in a fixed order, so that a change of one text changes one line. */
export function writeLock(lock: Lock): string {
  const files = inOrder(lock).filter(([, units]) => units.size > 0);
  return [
    HEAD,
    ...files.map(([path, units]) =>
      [
        `${JSON.stringify(path)}:\n`,
        ...inOrder(units).map(([name, french]) => `  ${JSON.stringify(name)}: ${JSON.stringify(french)}\n`),
      ].join(''),
    ),
  ].join('');
}

/** A text as players read it: two texts that read alike are the same here. */
export const asRead = (text: string): string => typeset(text.trim());

/** The paragraphs of a page, each a unit of the lock by its number. */
export const blocksOf = (page: string): readonly string[] =>
  page
    .split(/\n[ \t]*\n/u)
    .map((block) => block.trim())
    .filter((block) => block !== '');

/** A paragraph of a page, and the offset at which it begins. */
export interface PlacedBlock {
  readonly text: string;
  readonly start: number;
}

export function placedBlocks(page: string): readonly PlacedBlock[] {
  let from = 0;
  return blocksOf(page).map((text) => {
    const start = page.indexOf(text, from);
    from = start + text.length;
    return { text, start };
  });
}

/**
 * The lock of a translation as it stands: what is new in it is taken as made from today’s French; what is stale
 * keeps its old text unless it is accepted; what the city has no more is dropped.
 */
export function syncedLock(
  { lock, units }: { readonly lock: Lock; readonly units: readonly TranslatedUnit[] },
  isAccepted: (unit: TranslatedUnit) => boolean = () => false,
): Lock {
  const files = new Map<string, Map<string, string>>();
  const kept = new Set(
    units
      .filter((unit) => isPage(unit.file) && unit.state === 'stale' && !isAccepted(unit))
      .map(({ file }) => file),
  );
  for (const unit of units) {
    const { file, name, state, french, before } = unit;
    if (state === 'missing' || french === '' || kept.has(file)) continue;
    const isOld = state === 'stale' && !isAccepted(unit);
    files.set(
      file,
      (files.get(file) ?? new Map<string, string>()).set(name, isOld ? (before ?? '') : french),
    );
  }
  // A page is translated as a whole: its paragraphs are confirmed together.
  return new Map([...files, ...[...kept].map((file) => [file, lock.get(file) ?? new Map()] as const)]);
}

const isPage = (file: string): boolean => file.endsWith('.mdx');
