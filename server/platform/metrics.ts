import { Counter, Gauge, Histogram, Registry, collectDefaultMetrics } from 'prom-client';

/** Prometheus metrics. Labels never contain a code, a person or a step. */
export interface Metrics {
  readonly registry: Registry;
  readonly requests: Histogram<'method' | 'route' | 'status'>;
  readonly answers: Counter<'verdict'>;
  readonly refusals: Counter<'limit'>;
  /** Failures counted by limits: wrong codes, passwords, answers. */
  readonly failures: Counter<'limit'>;
  readonly alarms: Counter<'limit'>;
  readonly mails: Counter<'kind' | 'outcome'>;
  /** All processes report the same table: aggregate by max, not sum. */
  readonly mailsWaiting: Gauge;
  /** Telephones of parties that listen to this process. */
  readonly partyStreams: Gauge;
}

const SECONDS = [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5];

export function createMetrics(): Metrics {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  return {
    registry,
    requests: new Histogram({
      name: 'http_request_duration_seconds',
      help: 'Time to answer a request, by route',
      labelNames: ['method', 'route', 'status'],
      buckets: SECONDS,
      registers,
    }),
    answers: new Counter({
      name: 'answers_total',
      help: 'Answers by verdict',
      labelNames: ['verdict'],
      registers,
    }),
    refusals: new Counter({
      name: 'limit_refusals_total',
      help: 'Requests refused by a limit',
      labelNames: ['limit'],
      registers,
    }),
    failures: new Counter({
      name: 'limit_failures_total',
      help: 'Failures that a limit counted',
      labelNames: ['limit'],
      registers,
    }),
    alarms: new Counter({
      name: 'limit_alarms_total',
      help: 'More failures than players make: on the whole site in an hour, at one instrument, or a day’s free copies gone; one process tells it for all',
      labelNames: ['limit'],
      registers,
    }),
    mails: new Counter({
      name: 'mails_total',
      help: 'Tries to send a mail, by kind and outcome: sent, delayed, given_up, not_needed',
      labelNames: ['kind', 'outcome'],
      registers,
    }),
    partyStreams: new Gauge({
      name: 'party_streams',
      help: 'Open event streams of parties in this process',
      registers,
    }),
    mailsWaiting: new Gauge({ name: 'mails_waiting', help: 'Mails in the outbox, not sent yet', registers }),
  };
}
