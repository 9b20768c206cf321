import { Gauge } from 'prom-client';
import type { Clock } from '../platform/clock.ts';
import type { Metrics } from '../platform/metrics.ts';
import type { PoolUse, ReadWorkWaiting, WorkWaiting } from '../store/work-waiting.ts';

interface Parts {
  readonly metrics: Metrics;
  readonly clock: Clock;
  readonly readWorkWaiting: ReadWorkWaiting;
  readonly readPoolUse: () => PoolUse;
}

type ByState = Readonly<Record<string, number>>;

/** Gauges that are read when they are asked for. While the database does not answer, they have no value. */
export function measureWork({ metrics: { registry }, clock, readWorkWaiting, readPoolUse }: Parts): void {
  const registers = [registry];
  let reading: Promise<WorkWaiting | null> | null = null;
  /** All gauges of one scrape share a query. */
  const read = (): Promise<WorkWaiting | null> => {
    reading ??= readWorkWaiting(clock())
      .catch(() => null)
      .finally(() => setImmediate(() => (reading = null)));
    return reading;
  };
  const secondsSince = (instant: number | null): number =>
    instant === null ? 0 : Math.max(0, clock() - instant) / 1000;
  const instant = (milliseconds: number | null): number => (milliseconds ?? 0) / 1000;

  const gauge = (name: string, help: string, valueOf: (work: WorkWaiting) => number): void => {
    const collect = async (): Promise<void> => {
      const work = await read();
      if (work) own.set(valueOf(work));
      else own.remove();
    };
    const own = new Gauge({ name, help, registers, collect });
  };
  const byState = (name: string, help: string, valuesOf: () => Promise<ByState> | ByState): void => {
    const collect = async (): Promise<void> => {
      own.reset();
      for (const [state, value] of Object.entries(await valuesOf())) own.set({ state }, value);
    };
    const own = new Gauge({ name, help, labelNames: ['state'], registers, collect });
  };

  gauge('mails_oldest_seconds', 'Age of the oldest mail that could be sent now', ({ oldest }) =>
    secondsSince(oldest.mails),
  );
  gauge('shop_events_waiting', 'Sales of which an event is not settled yet', ({ counts }) => counts.sales);
  gauge('shop_events_oldest_seconds', 'Age of the oldest of them', ({ oldest }) =>
    secondsSince(oldest.sales),
  );
  gauge('sales_to_look_at', 'Sales that wait for a person', ({ counts }) => counts.salesToLookAt);
  gauge('sales_to_look_at_oldest_seconds', 'Age of the oldest of them', ({ oldest }) =>
    secondsSince(oldest.salesToLookAt),
  );
  byState('print_jobs', 'Print jobs of the last seven days', async () => {
    const work = await read();
    return work ? { waiting: 0, printing: 0, done: 0, failed: 0, ...work.prints } : {};
  });
  gauge('print_jobs_oldest_seconds', 'Age of the oldest print job that is not over', ({ oldest }) =>
    secondsSince(oldest.prints),
  );
  gauge(
    'backup_last_success_timestamp_seconds',
    'When a copy of the database was last made and read back; 0: never',
    ({ copies }) => instant(copies.made),
  );
  gauge(
    'backup_last_restored_timestamp_seconds',
    'When a copy was last restored for trial; 0: never',
    ({ copies }) => instant(copies.restored),
  );
  byState('database_connections', 'Connections of this process; waiting: requests for one', () => {
    const { used, free, waiting } = readPoolUse();
    return { used, free, waiting };
  });
  const name = 'database_connections_most';
  new Gauge({ name, help: 'Size of the pool of this process', registers }).set(readPoolUse().most);
}
