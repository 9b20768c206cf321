import type { Publication } from '../../../engine/editions/publication.ts';
import type { StudioBody, StudioSchemas } from '../../../schemas/api/studio.generated.ts';
import { type ApiPromise, request } from '../../api/client.ts';
import type { WrittenEdit } from '../files/edit-calls.ts';
import { recordEdit } from '../files/history.tsx';

/** Proving a city takes seconds, asking another machine some more. */
const TIMEOUT_MS = 120_000;

const of = (path: string, city: string): string => `studio/${path}?city=${encodeURIComponent(city)}`;

export const readPublication = (city: string): ApiPromise<Publication> =>
  request('GET', `${of('publication', city)}&fetch`, { timeoutMs: TIMEOUT_MS });

export const publish = (body: StudioBody<'/api/studio/publish'>): ApiPromise<StudioSchemas['Published']> =>
  request('POST', 'studio/publish', { body, timeoutMs: TIMEOUT_MS });

export const zipAddress = (city: string): string => `/api/${of('zip', city)}`;

/** The game played on a city’s telephone since it was last set to a step. */
export const playedGame = (
  city: string,
): ApiPromise<{ readonly moves: number; readonly fromStart: boolean }> => request('GET', of('record', city));

/** `anew`: in the place of the walkthrough with this name. */
export async function recordPlayedGame(slug: string, name: string, anew = false): ApiPromise<WrittenEdit> {
  const answer = await request<WrittenEdit>('POST', 'studio/record', {
    body: { slug, name, anew },
    timeoutMs: TIMEOUT_MS,
  });
  if (answer.ok) recordEdit(answer.data.files);
  return answer;
}

/** Takes away a city that is being written. */
export async function removeCity(slug: string): ApiPromise<WrittenEdit> {
  const answer = await request<WrittenEdit>('POST', 'studio/remove-city', { body: { slug } });
  if (answer.ok) recordEdit(answer.data.files);
  return answer;
}

export type CityTemplate = StudioBody<'/api/studio/city'>['template'];

export const requestCity = (name: string, template: CityTemplate): ApiPromise<{ readonly slug: string }> =>
  request('POST', 'studio/city', { body: { name, template } });
