import { Counter, Gauge, Histogram, Registry, collectDefaultMetrics } from 'prom-client';
import { version } from '../../package.json';

/** Prometheus metrics. Labels never contain a code, a person or a step. */
export type Metrics = ReturnType<typeof createMetrics>;

const SECONDS = [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5];

export function createMetrics() {
  const registry = new Registry();
  const registers = [registry];
  const counter = <Label extends string>(name: string, help: string, ...labelNames: Label[]) =>
    new Counter({ name, help, labelNames, registers });
  const gauge = (name: string, help: string) => new Gauge({ name, help, registers });
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
    answers: counter('answers_total', 'Answers by verdict', 'verdict'),
    refusals: counter('limit_refusals_total', 'Requests refused by a limit', 'limit'),
    failures: counter('limit_failures_total', 'Failures that a limit counted', 'limit'),
    alarms: counter(
      'limit_alarms_total',
      'More failures than players make: on the whole site in an hour, at one instrument, or a day’s free copies gone; one process tells it for all',
      'limit',
    ),
    mails: counter(
      'mails_total',
      'Tries to send a mail, by kind and outcome: sent, delayed, given_up, not_needed',
      'kind',
      'outcome',
    ),
    partyStreams: gauge('party_streams', 'Open event streams of parties in this process'),
    partyBeat: gauge(
      'party_beat_timestamp_seconds',
      'When the streams of this process were last kept alive; 0: there was none',
    ),
    rightAnswer: gauge(
      'answer_right_timestamp_seconds',
      'When this process last judged an answer right; 0: not yet',
    ),
    housekeeping: gauge(
      'housekeeping_timestamp_seconds',
      'When housekeeping last ended well in this process, or the process started',
    ),
    printFailures: counter('print_failures_total', 'Tries of print jobs that failed', 'failure'),
    /** All processes report the same table: aggregate by max, not sum. */
    mailsWaiting: gauge('mails_waiting', 'Mails in the outbox, not sent yet'),
  };
}
