import type { Clock } from './clock.ts';
import type { Settings } from './env.ts';
import type { Log } from './log.ts';
import type { Metrics } from './metrics.ts';

/** Settings that the application reads after its start. */
export type AppSettings = { readonly mainUrl: string } & Pick<
  Settings,
  | 'dataDir'
  | 'trustProxy'
  | 'proxyNetworks'
  | 'secretKeys'
  | 'mostStreams'
  | 'debug'
  | 'metricsOpen'
  | 'relaxedPolicy'
> &
  Partial<Pick<Settings, 'shops' | 'carriers'>>;

/** The part of the application’s dependencies that belongs to no subject. */
export interface Platform {
  readonly clock: Clock;
  readonly log: Log;
  readonly metrics: Metrics;
  readonly settings: AppSettings;
}
