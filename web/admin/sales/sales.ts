import type { ApiSchemas } from '../../../schemas/api/openapi.generated.ts';
import { type ApiPromise, type ApiResult, request } from '../../api/client.ts';

export const fetchSales = (query: string): ApiPromise<readonly SaleBody[]> =>
  request('GET', `admin/sales?${query}`);
/** Refused when another problem was added since. */
export const sendLooked = ({ id, problems }: SaleBody): ApiPromise<SaleBody> =>
  request('POST', `admin/sales/${id}/looked`, { body: { problems: problems.map(({ code }) => code) } });

/** Marks them one after the other; ends at the first that was refused. */
export async function sendAllLooked(sales: readonly SaleBody[]): ApiPromise<unknown> {
  let result: ApiResult<unknown> = { ok: true, status: 200, data: null };
  for (const sale of sales) {
    result = await sendLooked(sale);
    if (!result.ok) return result;
  }
  return result;
}

export type SaleBody = ApiSchemas['Sale'];
type LetterState = NonNullable<SaleBody['letters'][number]['state']>;

export const LETTER_STATES: Readonly<Record<LetterState, string>> = {
  paid: 'à imprimer',
  printed: 'imprimé',
  posted: 'à la poste',
  delivered: 'arrivé',
  lost: 'égaré',
  voided: 'annulé',
};

/** « payée », « remboursée », « contestée », « pas payée ». */
export function saleState({ paidAt, reversal }: Pick<SaleBody, 'paidAt' | 'reversal'>): string {
  if (reversal === 'refund') return 'remboursée';
  if (reversal === 'dispute') return 'contestée';
  return paidAt === null ? 'pas payée' : 'payée';
}
