import { writeReport } from '../../engine/index.ts';
import type { ApiSchemas } from '../../schemas/api/openapi.generated.ts';
import { HttpError } from '../platform/errors.ts';
import type { CurrentGame } from './current-order.ts';
import type { Stores } from '../store/stores.ts';

/**
 * The report on a finished game; 404 before the end. It is written anew for each request: nothing of it is
 * stored.
 */
export async function presentReport(
  { attempts }: Pick<Stores, 'attempts'>,
  { order, standing }: CurrentGame,
): Promise<ApiSchemas['Report']> {
  const journal = await attempts.ofOrder(order.id);
  // Earlier rows are those of a former owner.
  const own = journal.filter(({ madeAt }) => madeAt >= (order.activatedAt ?? 0));
  const report = writeReport(standing, own);
  if (!report) throw new HttpError(404, 'NO_REPORT', { message: 'Cette partie n’a pas de rapport' });
  return { ...report, lines: [...report.lines] };
}
