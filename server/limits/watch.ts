import type { Log } from '../log.ts';
import type { Metrics } from '../metrics.ts';

/** What limits tell whoever watches the site. Names of limits alone: never who was refused. */
export interface Watch {
  refused(limit: string): void;
  failed(limit: string): void;
  /** So many failures, or mails to addresses that anybody wrote, on the whole site that no player can have made them. */
  overBudget(limit: string): void;
}

export function watchLimits(metrics: Metrics, log: Log): Watch {
  return {
    refused: (limit) => metrics.refusals.inc({ limit }),
    failed: (limit) => metrics.failures.inc({ limit }),
    overBudget(limit) {
      metrics.alarms.inc({ limit });
      log.warn({ alarm: 'failures', limit }, 'too many on the whole site in an hour: somebody is guessing, or has mails sent');
    },
  };
}
