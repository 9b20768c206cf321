import type { SiteFile } from '../../engine/index.ts';
import type { Clock } from '../platform/clock.ts';
import type { Log } from '../platform/log.ts';
import type { Metrics } from '../platform/metrics.ts';
import type { OrderArrival, WrittenMail } from '../store/outbox.ts';
import type { Mailer } from './mailer.ts';
import type { JobOutcome } from './post.ts';

export interface SendMailParts {
  readonly mailer: Mailer;
  readonly facts: SiteFile;
  readonly clock: Clock;
  readonly log: Log;
  readonly metrics: Pick<Metrics, 'mails'>;
  /** Whether what a mail announces is still of use to its player. */
  readonly isArrivalWanted: (
    arrival: OrderArrival,
    accountId: number | null,
    now: number,
  ) => Promise<boolean>;
  /** Whether a sale may be told to be accepted: now, later, or never. */
  readonly isAccepted: (sale: number) => Promise<'now' | 'later' | 'never'>;
}

/**
 * Sends a mail of the outbox. Its use is asked before every try, because a mail server may have been away for
 * hours.
 */
export async function sendMail(parts: SendMailParts, mail: WrittenMail, tries: number): Promise<JobOutcome> {
  const { mailer, facts, clock, log, metrics, isArrivalWanted, isAccepted } = parts;
  const { id, kind, content, createdAt, arrival, accountId } = mail;
  const noted = (outcome: string) => metrics.mails.inc({ kind, outcome });
  if (arrival && !(await isArrivalWanted(arrival, accountId, clock()))) {
    noted('not_needed');
    return 'useless';
  }
  const acceptance = content.accepts === undefined ? 'now' : await isAccepted(content.accepts);
  if (acceptance !== 'now') return acceptance === 'later' ? 'later' : 'useless';
  try {
    const from = { name: facts.name, address: facts.contact };
    await mailer.send({ ...content, id, kind, from, writtenAt: arrival?.at ?? createdAt });
  } catch (error) {
    noted('delayed');
    log.warn({ mail: id, kind, tries, ...describeFailure(error) }, 'mail delayed');
    return 'later';
  }
  noted('sent');
  log.info({ mail: id, kind, tries }, 'mail sent');
  return 'done';
}

const LOGGED_FIELDS = ['code', 'command', 'responseCode'] as const;

/** Log fields of a failed delivery. The server's message is left out: it repeats addresses. */
function describeFailure(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return {};
  const fields = error as Error & Readonly<Record<string, unknown>>;
  return Object.fromEntries(
    LOGGED_FIELDS.flatMap((name) => (fields[name] === undefined ? [] : [[name, fields[name]]])),
  );
}
