import { request, type ApiResult } from '../../api/client.ts';

export type Remedy =
  | { readonly kind: 'hint'; readonly hint: number }
  | { readonly kind: 'photo'; readonly photo: string; readonly alt: string }
  | { readonly kind: 'solution' };

export interface PlaceEntry {
  readonly id: number;
  readonly isGone: boolean;
  readonly sentence: string | null;
  readonly remedy: Remedy | null;
  readonly by: string | null;
  readonly reason: string | null;
  readonly at: string;
}

/** A place of a city, and what staff said of it. */
export interface Place {
  readonly city: string;
  readonly place: string;
  readonly name: string;
  /** What the author advises. */
  readonly ifGone: string | null;
  /** The day somebody last looked, AAAA-MM-JJ; null for never. */
  readonly lastChecked: string | null;
  /** Nobody has looked for a year. */
  readonly isCheckDue: boolean;
  readonly steps: readonly { readonly name: string; readonly index: number; readonly hints: number }[];
  /** Sent back with a change. */
  readonly version: number;
  readonly gone: PlaceEntry | null;
  readonly history: readonly PlaceEntry[];
}

/** What a player told. */
export interface Report {
  readonly id: number;
  readonly code: string;
  readonly city: string;
  readonly step: string | null;
  readonly place: string | null;
  readonly text: string | null;
  readonly email: string | null;
  readonly at: string;
}

type Answer<Data> = Promise<ApiResult<Data>>;
type Changed = Answer<readonly Place[]>;

export const placesOf = (city: string): Changed => request('GET', `admin/places?city=${encodeURIComponent(city)}`);
export const reportsOf = (city: string): Answer<readonly Report[]> => request('GET', `admin/reports?city=${encodeURIComponent(city)}`);
export const markGone = ({ city, place, version }: Place, sentence: string, remedy: Remedy): Changed =>
  request('POST', 'admin/places/gone', { body: { cityName: city, place, version, sentence, remedy } });
export const markBack = ({ city, place, version }: Place): Changed =>
  request('POST', 'admin/places/back', { body: { cityName: city, place, version } });

/** What each part of a place's slip is given. */
export interface PlaceProps {
  readonly place: Place;
  readonly change: (call: () => Promise<ApiResult<readonly Place[]>>) => Promise<boolean>;
}
