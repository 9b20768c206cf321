import type { Note } from '../../../engine/graph/desk.ts';
import { type ApiResult, request } from '../../api/client.ts';
import type { WrittenEdit } from '../files/edit-calls.ts';

/** All notes of a city. `seen`: the hash of their file; null where there is none. */
export interface SeenNotes {
  readonly seen: string | null;
  readonly notes: readonly Note[];
}

export const readNotes = (city: string): Promise<ApiResult<SeenNotes>> =>
  request('GET', `studio/notes?city=${encodeURIComponent(city)}`);

export const sendNotes = (slug: string, { seen, notes }: SeenNotes): Promise<ApiResult<WrittenEdit>> =>
  request('POST', 'studio/notes', { body: { slug, seen, notes } });
