import type { Database } from '../database/open-database.ts';
import { readerOf } from '../database/reader.ts';

/** A week of the publisher: from one Monday’s midnight to the next, in milliseconds since 1970. */
export interface Week {
  readonly from: number;
  readonly to: number;
}

/** The events of a week in a city, counted. `week`: its place in the list that was asked for. */
export interface WeekFigures {
  readonly week: number;
  readonly city: string;
  readonly what: CounterMeasure;
  readonly total: number;
}

export type CounterMeasure = 'sold' | 'printed' | 'posted' | 'activated' | 'finished';

/** Letters that stayed behind, by what they miss. */
export type Behind = 'unposted' | 'unaddressed' | 'unopened' | 'delivered-unopened';

export interface LateLetter {
  readonly kind: Behind;
  readonly code: string;
  readonly city: string;
  readonly since: number;
  /** Of its kind. */
  readonly total: number;
}

export type CounterFigureStore = ReturnType<typeof counterFigureStore>;

const MOST_LATE = 20;

/**
 * Each measure: the rows that it counts, and the instant by which they belong to a week. The synthetic player’s
 * games have none.
 */
const MEASURES: Readonly<Record<CounterMeasure, readonly [rows: string, at: string]>> = {
  sold: ['sales join orders on orders.sale_id = sales.id and orders.cancelled_at is null', 'sales.paid_at'],
  printed: ['dispatches join orders on orders.id = dispatches.order_id', 'dispatches.printed_at'],
  posted: ['dispatches join orders on orders.id = dispatches.order_id', 'dispatches.posted_at'],
  activated: ['orders', 'case when not orders.is_probe then orders.activated_at end'],
  finished: [
    'orders',
    `case when orders.state = 'DONE' and not orders.is_probe then orders.last_step_date end`,
  ],
};

const LATE: Readonly<Record<Behind, readonly [since: string, where: string]>> = {
  unposted: [
    'dispatches.queued_at',
    `dispatches.state in ('paid', 'printed') and dispatches.queued_at < :unposted and coalesce(orders.post_on, '') <= :today
     and exists (select 1 from order_addresses where order_addresses.order_id = orders.id)`,
  ],
  unaddressed: [
    'dispatches.queued_at',
    `dispatches.state in ('paid', 'printed') and not exists (select 1 from order_addresses where order_addresses.order_id = orders.id)`,
  ],
  unopened: [
    'dispatches.posted_at',
    `dispatches.state = 'posted' and dispatches.posted_at < :unopened and orders.activated_at is null`,
  ],
  'delivered-unopened': [
    'dispatches.delivered_at',
    `dispatches.state = 'delivered' and dispatches.delivered_at < :unopened and orders.activated_at is null`,
  ],
};

/** Figures of the counter. They read whole tables, away from the players’ connection. */
export function counterFigureStore(db: Database) {
  const read = readerOf(db);
  return {
    byWeek(weeks: readonly Week[]): Promise<WeekFigures[]> {
      const table = weeks.map(() => '(cast(? as integer), cast(? as bigint), cast(? as bigint))').join(', ');
      const counts = Object.entries(MEASURES).map(
        ([what, [rows, at]]) => `
          select weeks.week, orders.city, '${what}' as what, count(*) as total
          from ${rows} join weeks on ${at} >= weeks.starts and ${at} < weeks.ends group by weeks.week, orders.city`,
      );
      const values = weeks.flatMap(({ from, to }, week) => [week, from, to]);
      const query = db
        .withRecursive('weeks', ['week', 'starts', 'ends'], db.raw(`values ${table}`, values))
        .from(db.raw(`(${counts.join(' union all ')}) as counted`))
        .select('week', 'city', 'what', 'total');
      return read<WeekFigures>(query);
    },
    /** The oldest of each kind. `unposted`, `unopened`: late since before these times. `today`: AAAA-MM-JJ. */
    behind(limits: {
      readonly unposted: number;
      readonly unopened: number;
      readonly today: string;
    }): Promise<LateLetter[]> {
      const columns = ['kind', 'code', 'city', 'since', 'total'];
      const kinds = Object.entries(LATE).map(
        ([kind, [since, where]]) => `
          select ${columns.join(', ')} from (select '${kind}' as kind, orders.code, orders.city, ${since} as since, count(*) over () as total
            from dispatches join orders on orders.id = dispatches.order_id
            where orders.cancelled_at is null and orders.stopped_at is null and ${where}
            order by ${since}, orders.id limit ${MOST_LATE}) as late_${kind.replace('-', '_')}`,
      );
      const query = db.from(db.raw(`(${kinds.join(' union all ')}) as late`, limits)).select(columns);
      return read<LateLetter>(query);
    },
  };
}
