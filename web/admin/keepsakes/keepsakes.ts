import type { ApiSchemas } from '../../../schemas/api/openapi.generated.ts';
import { type ApiPromise, request } from '../../api/client.ts';
import { site } from '../../state/site.ts';

export type KeepsakeBody = ApiSchemas['Keepsake'];
export type KeepsakeSheetBody = ApiSchemas['KeepsakeSheet'];

export interface Keepsakes {
  readonly waiting: readonly KeepsakeBody[];
  readonly ended: readonly KeepsakeBody[];
}

/** Without them the counter has no room for them. */
export const SELLS_KEEPSAKES = site.shop?.keepsake !== undefined;

export const fetchKeepsakes = (): ApiPromise<Keepsakes> => request('GET', 'admin/keepsakes');
export const fetchKeepsakeSheet = (id: string): ApiPromise<KeepsakeSheetBody> =>
  request('GET', `admin/keepsakes/${encodeURIComponent(id)}/sheet`);
export const sendKeepsakePosted = (id: number, number: string): ApiPromise<KeepsakeBody> =>
  request('POST', `admin/keepsakes/${id}/post`, { body: { number } });
export const sendKeepsakeCancelled = (id: number): ApiPromise<KeepsakeBody> =>
  request('POST', `admin/keepsakes/${id}/cancel`, { body: {} });
export const sendKeepsakeGame = (id: number, statusCode: string): ApiPromise<KeepsakeBody> =>
  request('POST', `admin/keepsakes/${id}/game`, { body: { statusCode } });

export const KEEPSAKE_STATES: Readonly<Record<KeepsakeBody['state'], string>> = {
  paid: 'à imprimer',
  printed: 'imprimée',
  posted: 'à la poste',
  voided: 'arrêtée',
};
