import type { Column, Presence, PresentThing } from './presence.ts';

const KINDS: readonly PresentThing['kind'][] = ['message', 'document', 'tile'];

/**
 * What some player finds at each step and did not find at the step before, by the step's name: titles in the
 * table's order, with their conditions in French.
 */
export function arrivalsOf({ things, columns }: Presence): ReadonlyMap<string, readonly string[]> {
  const byKey = new Map(columns.map((column) => [column.key, column]));
  const named = things.filter(({ kind }) => KINDS.includes(kind));
  const arrivals = new Map<string, Set<string>>();
  for (const thing of named) {
    for (const column of columns) {
      const words = arrivalOf(thing, column, byKey.get(column.before ?? ''));
      if (words !== null) arrivals.set(column.step, (arrivals.get(column.step) ?? new Set()).add(words));
    }
  }
  return new Map([...arrivals].map(([step, words]) => [step, [...words]]));
}

/** Null when it is not there or was already. */
function arrivalOf(
  { id, title, when }: PresentThing,
  column: Column,
  before: Column | undefined,
): string | null {
  const [page, earlier] = [column, before].map(
    (one) => one?.there[id] ?? one?.withHelp[id] ?? one?.withAsides[id],
  );
  if (page === undefined || earlier === page) return null;
  const name = earlier === undefined ? title : `${title} (autre version)`;
  return when === null ? name : `${name}, ${when}`;
}
