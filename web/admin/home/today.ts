import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import type { ApiSchemas } from '../../../schemas/api/openapi.generated.ts';
import { type ApiResult, request } from '../../api/client.ts';
import { getState, setState, useClientState } from '../../state/store.ts';
import { searchOrders } from '../calls.ts';
import { fetchKeepsakes, SELLS_KEEPSAKES } from '../keepsakes/keepsakes.ts';
import { fetchQueue, type Queue } from '../queue/queue-calls.ts';

/** What there is to do; null for a figure that has not arrived. */
export interface Today {
  readonly toPrint: number | null;
  readonly toPost: number | null;
  readonly late: number | null;
  readonly reported: number | null;
  readonly unsent: number | null;
  /** Sheets of stamps that are to be posted; null too on a site that sells none. */
  readonly keepsakes: number | null;
}

const sum = (counts: readonly number[]): number => counts.reduce((total, count) => total + count, 0);

/** Letters whose day has come, and those that somebody took and has not printed. */
const toPrintIn = ({ today, waiting, lots }: Queue): number =>
  sum([
    ...waiting.filter(({ day }) => day <= today).map(({ ready }) => ready),
    ...lots.map(({ unprinted }) => unprinted),
  ]);

const toPostIn = ({ lots }: Queue): number => sum(lots.map(({ printed }) => printed));

const lateIn = ({ behind }: ApiSchemas['CounterFigures']): number =>
  behind.find(({ kind }) => kind === 'unposted')?.total ?? 0;

const figureOf = <Data>(result: ApiResult<Data>, read: (data: Data) => number): number | null =>
  result.ok ? read(result.data) : null;

async function loadToday(): Promise<Today> {
  const [queue, figures, reports, unsent, keepsakes] = await Promise.all([
    fetchQueue(),
    request<ApiSchemas['CounterFigures']>('GET', 'admin/figures?weeks=1'),
    request<readonly ApiSchemas['PlaceReport'][]>('GET', 'admin/reports?size=1'),
    searchOrders('admin/status/explorer?state=1&size=1'),
    SELLS_KEEPSAKES ? fetchKeepsakes() : null,
  ]);
  return {
    toPrint: figureOf(queue, toPrintIn),
    toPost: figureOf(queue, toPostIn),
    late: figureOf(figures, lateIn),
    reported: reports.ok ? (reports.total ?? reports.data.length) : null,
    unsent: figureOf(unsent, ({ total }) => total),
    keepsakes: keepsakes && figureOf(keepsakes, ({ waiting }) => waiting.length),
  };
}

const NAME = 'today';

async function refresh(): Promise<void> {
  const rows = await loadToday();
  setState({ staffLists: { ...getState().staffLists, [NAME]: { rows } } });
}

/** The figures as they were last counted, on this screen or another; undefined before. */
export const useCounted = (): Today | undefined =>
  useClientState((state) => state.staffLists[NAME]?.rows as Today | undefined);

/** Counts again on each screen, once the counter’s index has been opened: what is done elsewhere changes it. */
export function useToday(isIndex: boolean): void {
  const { pathname } = useLocation();
  useEffect(() => {
    if (isIndex || getState().staffLists[NAME]) void refresh();
  }, [isIndex, pathname]);
}
