import type { ApiSchemas } from '../../../schemas/api/openapi.generated.ts';
import type { Answer } from '../../api/calls.ts';
import { type ApiResult, request } from '../../api/client.ts';

export type Remedy = ApiSchemas['Remedy'];
/** A place of a city, and what staff said of it. */
export type Place = ApiSchemas['Place'];
export type PlaceReport = ApiSchemas['PlaceReport'];

type Changed = Answer<readonly Place[]>;

export const placesOf = (city: string): Changed => request('GET', `admin/places?city=${encodeURIComponent(city)}`);
export const reportsOf = (city: string): Answer<readonly PlaceReport[]> => request('GET', `admin/reports?city=${encodeURIComponent(city)}`);
export const markGone = ({ city, place, version }: Place, sentence: string, remedy: Remedy): Changed =>
  request('POST', 'admin/places/gone', { body: { cityName: city, place, version, sentence, remedy } });
export const markBack = ({ city, place, version }: Place): Changed =>
  request('POST', 'admin/places/back', { body: { cityName: city, place, version } });

/** What each part of a place's slip is given. */
export interface PlaceProps {
  readonly place: Place;
  readonly change: (call: () => Promise<ApiResult<readonly Place[]>>) => Promise<boolean>;
}
