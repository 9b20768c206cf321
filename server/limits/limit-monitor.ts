import type { Log } from '../platform/log.ts';
import type { Metrics } from '../platform/metrics.ts';

/** Reports limit events to metrics and log. Only names of limits, never who was refused. */
export interface LimitMonitor {
  refused(limit: string): void;
  failed(limit: string): void;
  /** More failures, instrument requests or mails to unproved addresses than players can cause. */
  overBudget(limit: string): void;
  /** The day's free copies of a promotion are gone. */
  runOut(promotion: string): void;
}

export function createLimitMonitor(metrics: Metrics, log: Log): LimitMonitor {
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
