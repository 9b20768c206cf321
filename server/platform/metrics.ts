import { Counter, Gauge, Histogram, Registry, collectDefaultMetrics } from 'prom-client';
import { version } from '../../package.json';

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
  /** When their streams were last kept alive. */
  readonly partyBeat: Gauge;
  /** When a right answer was last given here. */
  readonly rightAnswer: Gauge;
  readonly housekeeping: Gauge;
  readonly printFailures: Counter<'failure'>;
}

const SECONDS = [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5];

export function createMetrics(): Metrics {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  new Gauge({
    name: 'build_info',
    help: 'The version that runs; always 1',
    labelNames: ['version', 'node'],
    registers,
  }).set({ version, node: process.version }, 1);
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
    partyBeat: new Gauge({
      name: 'party_beat_timestamp_seconds',
      help: 'When the streams of this process were last kept alive; 0: there was none',
      registers,
    }),
    rightAnswer: new Gauge({
      name: 'answer_right_timestamp_seconds',
      help: 'When this process last judged an answer right; 0: not yet',
      registers,
    }),
    housekeeping: new Gauge({
      name: 'housekeeping_timestamp_seconds',
      help: 'When housekeeping last ended well in this process, or the process started',
      registers,
    }),
    printFailures: new Counter({
      name: 'print_failures_total',
      help: 'Tries of print jobs that failed',
      labelNames: ['failure'],
      registers,
    }),
    mailsWaiting: new Gauge({ name: 'mails_waiting', help: 'Mails in the outbox, not sent yet', registers }),
  };
}
