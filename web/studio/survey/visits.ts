import type { Note } from '../../../engine/graph/desk.ts';
import type { SheetPlace } from '../../../engine/places/field-sheet.ts';
import type { MapPlace } from '../../player/pages/map/map-data.ts';
import { firstWords } from '../../../engine/graph/note-words.ts';

/** What a writer found at a place. It stays on the telephone until it is sent. */
export interface Visit {
  /** True when the place was as described, false when it was not, null before anybody looked. */
  readonly seen: boolean | null;
  /** The facts as they really read, by position. */
  readonly facts: Readonly<Record<number, string>>;
  readonly remark: string;
  readonly at: MapPlace | null;
  readonly photos: readonly Blob[];
  /** The day of the last change, as 2027-06-01. */
  readonly day: string;
}

export const NO_VISIT: Visit = { seen: null, facts: {}, remark: '', at: null, photos: [], day: '' };

const FILE = 'places.yaml';
const figures = (degrees: number): string => degrees.toFixed(5);

/** What the visit says, as notes that stand beside the fields of the place. */
export function notesOfVisit(place: Pick<SheetPlace, 'name' | 'facts'>, visit: Visit): readonly Note[] {
  const by = `Repérage du ${visit.day.split('-').reverse().join('/')}`;
  const note = (on: string, says: string): Note => ({ file: FILE, on: firstWords(on), says, by });
  const { seen, at, remark } = visit;
  return [
    ...(seen === null
      ? []
      : [note(place.name, seen ? 'Vu tel que décrit.' : 'Ce n’est pas tel que décrit.')]),
    ...(at ? [note(place.name, `Le point exact : ${at.map(figures).join(', ')}.`)] : []),
    ...(remark.trim() === '' ? [] : [note(place.name, remark.trim())]),
    ...place.facts.flatMap(({ says }, index) => {
      const read = visit.facts[index]?.trim() ?? '';
      return read === '' || read === says ? [] : [note(says, `Sur place, on lit : « ${read} ».`)];
    }),
  ];
}

// The notes of a telephone, which has no network in the street.

const STORE = 'visits';

const open = (): Promise<IDBDatabase> =>
  new Promise((resolve, reject) => {
    const request = indexedDB.open('reperage', 1);
    request.onupgradeneeded = () => void request.result.createObjectStore(STORE);
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('no IndexedDB'));
  });

async function ask<Result>(
  mode: IDBTransactionMode,
  of: (store: IDBObjectStore) => IDBRequest<Result>,
): Promise<Result> {
  const db = await open();
  try {
    return await new Promise<Result>((resolve, reject) => {
      const transaction = db.transaction(STORE, mode);
      const request = of(transaction.objectStore(STORE));
      transaction.oncomplete = () => resolve(request.result);
      transaction.onerror = () => reject(transaction.error ?? new Error('no IndexedDB'));
    });
  } finally {
    db.close();
  }
}

const keyOf = (city: string, place: string): string => `${city}/${place}`;

export const readVisit = (city: string, place: string): Promise<Visit | undefined> =>
  ask('readonly', (store) => store.get(keyOf(city, place)) as IDBRequest<Visit | undefined>);

export const keepVisit = (city: string, place: string, visit: Visit): Promise<unknown> =>
  ask('readwrite', (store) => store.put(visit, keyOf(city, place)));

export const forgetVisit = (city: string, place: string): Promise<unknown> =>
  ask('readwrite', (store) => store.delete(keyOf(city, place)));
