import type { Log } from '../log.ts';
import type { Metrics } from '../metrics.ts';

/** What limits tell whoever watches the site. Names of limits alone: never who was refused. */
export interface Watch {
  refused(limit: string): void;
  failed(limit: string): void;
  /** So many failures, questions to one instrument, or mails to addresses that anybody wrote, that no player can have made them. */
  overBudget(limit: string): void;
  /** The free copies that a promotion gives in a day are gone. */
  runOut(promotion: string): void;
}

export function watchLimits(metrics: Metrics, log: Log): Watch {
  return {
    refused: (limit) => metrics.refusals.inc({ limit }),
    failed: (limit) => metrics.failures.inc({ limit }),
    overBudget(limit) {
      metrics.alarms.inc({ limit });
      log.warn({ alarm: 'failures', limit }, 'more than players do: somebody is guessing, or has mails sent');
    },
    runOut(promotion) {
      metrics.alarms.inc({ limit: 'promotion-copies' });
      log.warn({ alarm: 'promotion', promotion }, 'the free copies of a day are gone: look who took them');
    },
  };
}
