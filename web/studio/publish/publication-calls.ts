import type { StepChange } from '../../../engine/editions/step-changes.ts';
import type { DeskProblem } from '../../../engine/graph/desk.ts';
import { type ApiResult, request } from '../../api/client.ts';

export interface Writer {
  readonly name: string;
  readonly email: string;
}

/** A field that another machine changed too, differently. */
export interface FieldConflict {
  readonly file: string;
  readonly field: string;
  readonly yours: string;
  readonly theirs: string;
}

/** The difference between a city’s files and its last publication. */
export interface Publication {
  /** Without git, a city leaves as a ZIP. */
  readonly git: boolean;
  /** The last publication; null for a city that was never published. */
  readonly since: string | null;
  readonly writer: Writer | null;
  /** Identifies the compared files. */
  readonly state: string;
  readonly changes: readonly { readonly step: string | null; readonly index: number | null; readonly words: readonly string[] }[];
  readonly players: readonly StepChange[];
  readonly problems: readonly DeskProblem[];
  readonly theirs: { readonly branch: string; readonly behind: number; readonly conflicts: readonly FieldConflict[] } | null;
}

export interface PublishRequest {
  readonly slug: string;
  readonly words: string;
  readonly seen: string;
  readonly writer: Writer;
  readonly insist: boolean;
}

/** Proving a city takes seconds, asking another machine some more. */
const TIMEOUT_MS = 120_000;

const of = (path: string, city: string): string => `studio/${path}?city=${encodeURIComponent(city)}`;

export const readPublication = (city: string): Promise<ApiResult<Publication>> =>
  request('GET', `${of('publication', city)}&fetch`, { timeoutMs: TIMEOUT_MS });

export const publish = (body: PublishRequest): Promise<ApiResult<{ readonly commit: string; readonly files: readonly string[] }>> =>
  request('POST', 'studio/publish', { body, timeoutMs: TIMEOUT_MS });

export const zipAddress = (city: string): string => `/api/${of('zip', city)}`;

/** The game played on a city’s telephone since it was last set to a step. */
export const playedGame = (city: string): Promise<ApiResult<{ readonly moves: number; readonly fromStart: boolean }>> =>
  request('GET', of('record', city));

export const recordGame = (slug: string, name: string): Promise<ApiResult<unknown>> =>
  request('POST', 'studio/record', { body: { slug, name }, timeoutMs: TIMEOUT_MS });

export type CityTemplate = 'simple' | 'branching';

export const createCity = (name: string, template: CityTemplate): Promise<ApiResult<{ readonly slug: string }>> =>
  request('POST', 'studio/city', { body: { name, template } });
