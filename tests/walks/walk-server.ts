import { AsyncLocalStorage } from 'node:async_hooks';
import type { Middleware } from '../../server/http/context.ts';
import type { CityContent, ContentStore } from '../../server/content/content-store.ts';
import { NO_PROMOTIONS } from '../../engine/index.ts';
import { startTestApp, type TestApp, testContent } from '../support/server/test-app.ts';
import { EDITIONS, type RandomCity, randomCity } from './editions.ts';

/** The clock and the edition that a request asks for, so that several walks share a server. */
interface Moment {
  readonly now: number;
  readonly edition: number;
}

/** The header of a request: milliseconds since 1970 UTC, and the edition that the server has read by then. */
const HEADER = 'x-walk';

export const momentHeader = ({ now, edition }: Moment): Record<string, string> => ({
  [HEADER]: `${now} ${edition}`,
});

export interface WalkServerOptions {
  readonly databaseUrl: string | null;
  /** Two servers with the same folder give their pages the same addresses. */
  readonly dataDir: string;
}

/** A server whose cities are generated when they are first asked for: the name of a city is its seed. */
export async function startWalkServer({ databaseUrl, dataDir }: WalkServerOptions): Promise<TestApp> {
  const moments = new AsyncLocalStorage<Moment>();
  const planted: Middleware = (ctx, next) => {
    const [now, edition] = ctx.get(HEADER).split(' ').map(Number);
    return now ? moments.run({ now, edition: edition ?? 0 }, next) : next();
  };
  const contents = contentsIn(dataDir);
  const store: ContentStore = {
    city: (name) => contents(name)[moments.getStore()?.edition ?? 0] ?? null,
    all: () => [],
    promotions: () => NO_PROMOTIONS,
    replace: () => undefined,
  };
  const mailer = { send: () => Promise.resolve() };
  const app = await startTestApp({
    content: store,
    databaseUrl,
    dataDir,
    planted,
    mailer,
    quiet: true,
    settings: { trustProxy: 1 },
  });
  const started = app.clock.now;
  Object.defineProperty(app.clock, 'now', { get: () => moments.getStore()?.now ?? started });
  return app;
}

/** Walks go through one city after the other. */
const MOST_KEPT = 16;

/** The content of a city by edition, by the city's seed. */
export function contentsIn(dataDir: string): (seed: string) => readonly CityContent[] {
  const cities = keepLatest(randomCity);
  return keepLatest((seed) => {
    const { stories } = cities(seed);
    return EDITIONS.flatMap((edition) => (stories[edition] ? [testContent(stories[edition], dataDir)] : []));
  });
}

/** Remembers the results for the latest names. */
export function keepLatest<Result = RandomCity>(make: (name: string) => Result): (name: string) => Result {
  const kept = new Map<string, Result>();
  return (name) => {
    const result = kept.get(name) ?? make(name);
    kept.delete(name);
    kept.set(name, result);
    const [oldest] = kept.keys();
    if (kept.size > MOST_KEPT && oldest !== undefined) kept.delete(oldest);
    return result;
  };
}
