import type { ApiSchemas } from '../../../schemas/api/openapi.generated.ts';
import type { ApiPromise } from '../../api/calls.ts';
import { type ApiResult, request } from '../../api/client.ts';

export type RemedyBody = ApiSchemas['Remedy'];
/** A place of a city, with its state. */
export type PlaceBody = ApiSchemas['Place'];
export type PlaceReportBody = ApiSchemas['PlaceReport'];

type Changed = ApiPromise<readonly PlaceBody[]>;

export const fetchPlaces = (city: string): Changed =>
  request('GET', `admin/places?city=${encodeURIComponent(city)}`);
export const reportsOf = (city: string): ApiPromise<readonly PlaceReportBody[]> =>
  request('GET', `admin/reports?city=${encodeURIComponent(city)}`);
export const sendMarkGone = (
  { city, place, version }: PlaceBody,
  sentence: string,
  remedy: RemedyBody,
): Changed =>
  request('POST', 'admin/places/gone', { body: { cityName: city, place, version, sentence, remedy } });
export const sendMarkBack = ({ city, place, version }: PlaceBody): Changed =>
  request('POST', 'admin/places/back', { body: { cityName: city, place, version } });

export interface PlaceProps {
  readonly place: PlaceBody;
  readonly change: (call: () => Promise<ApiResult<readonly PlaceBody[]>>) => Promise<boolean>;
}
