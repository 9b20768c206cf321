import type { SiteFile } from '../../engine/index.ts';
import type { Clock } from '../clock.ts';
import type { Log } from '../log.ts';
import type { Metrics } from '../metrics.ts';
import type { Storage } from '../storage.ts';
import type { OrderArrival, OutboxStore, WaitingMail, WrittenMail } from '../store/outbox.ts';
import type { Mailer } from './mailer.ts';
import { retryDelay } from './retry-delay.ts';

/** Sends the mails of the outbox. */
export interface Post {
  /** Sends a new mail. False when that failed or took too long: `deliverDue` retries it. */
  handOver(mail: WrittenMail): Promise<boolean>;
  /** Like `handOver`, without waiting for the result. */
  dispatch(mail: WrittenMail): void;
  /** Retries due mails and gives up expired ones. */
  deliverDue(): Promise<void>;
  /** Resolves when no delivery is in progress. */
  settled(): Promise<void>;
}

export interface PostParts {
  readonly outbox: OutboxStore;
  readonly mailer: Mailer;
  readonly facts: SiteFile;
  readonly clock: Clock;
  readonly log: Log;
  readonly storage: Storage;
  readonly metrics: Pick<Metrics, 'mails' | 'mailsWaiting'>;
  /** Whether what a mail announces is still of use to its player. */
  readonly isArrivalWanted: (arrival: OrderArrival, accountId: number | null, now: number) => Promise<boolean>;
}

/** Longest time a request waits for the mail server; the delivery continues after it. */
const MAX_WAIT_MS = 8000;
const BATCH_SIZE = 50;

export function createPost(parts: PostParts): Post {
  const { log, storage } = parts;
  const inProgress = new Set<Promise<unknown>>();
  let round: Promise<void> | null = null;

  function track<T>(work: Promise<T>): Promise<T> {
    inProgress.add(work);
    return work.finally(() => inProgress.delete(work));
  }

  const sendNew = ({ id }: WrittenMail) => track(tryOnce(parts, { id, tries: 0 }));

  return {
    handOver: (mail) => within(MAX_WAIT_MS, sendNew(mail)),
    dispatch: (mail) => void sendNew(mail),
    deliverDue() {
      round ??= track(deliverRound(parts)).finally(() => (round = null));
      return round.catch((error: unknown) => {
        if (!storage.refusalOf(error)) log.error({ err: error }, 'mails could not be delivered');
      });
    },
    async settled() {
      while (inProgress.size > 0) await Promise.allSettled(inProgress);
    },
  };
}

async function deliverRound(parts: PostParts): Promise<void> {
  const { outbox, clock, log, metrics } = parts;
  for (const { id, kind } of await outbox.giveUp(clock())) {
    metrics.mails.inc({ kind, outcome: 'given_up' });
    log.error({ mail: id, kind }, 'mail given up');
  }
  for (const mail of await outbox.due(clock(), BATCH_SIZE)) await tryOnce(parts, mail);
  metrics.mailsWaiting.set(await outbox.countWaiting(clock()));
}

/**
 * One attempt; `claim` hides the mail from other processes until its next retry. After a crash between sending and marking it is sent again
 * with the same Message-ID.
 */
async function tryOnce(parts: PostParts, waiting: WaitingMail): Promise<boolean> {
  const { outbox, clock, log, storage } = parts;
  try {
    const mail = await outbox.claim(waiting, clock() + retryDelay(waiting.tries + 1));
    if (mail === null || !(await isStillOfUse(parts, mail))) return false;
    return await send(parts, mail, waiting.tries + 1);
  } catch (error) {
    if (!storage.refusalOf(error)) log.error({ err: error, mail: waiting.id }, 'outbox failed');
    return false;
  }
}

/** Asked before every try, because a mail server may have been away for hours. */
async function isStillOfUse({ outbox, isArrivalWanted, clock, metrics }: PostParts, mail: WrittenMail): Promise<boolean> {
  const { id, kind, accountId, arrival } = mail;
  if (!arrival || (await isArrivalWanted(arrival, accountId, clock()))) return true;
  await outbox.drop(id);
  metrics.mails.inc({ kind, outcome: 'not_needed' });
  return false;
}

async function send({ outbox, mailer, facts, clock, log, metrics }: PostParts, mail: WrittenMail, tries: number): Promise<boolean> {
  const { id, kind, content, createdAt, arrival } = mail;
  const from = { name: facts.name, address: facts.contact };
  try {
    await mailer.send({ ...content, id, kind, from, writtenAt: arrival?.at ?? createdAt });
  } catch (error) {
    metrics.mails.inc({ kind, outcome: 'delayed' });
    log.warn({ mail: id, kind, tries, ...describeFailure(error) }, 'mail delayed');
    return false;
  }
  await outbox.markSent(id, clock());
  metrics.mails.inc({ kind, outcome: 'sent' });
  log.info({ mail: id, kind, tries }, 'mail sent');
  return true;
}

async function within(milliseconds: number, work: Promise<boolean>): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<boolean>((resolve) => {
    timer = setTimeout(() => resolve(false), milliseconds);
  });
  return Promise.race([work, timeout]).finally(() => clearTimeout(timer));
}

const LOGGED_FIELDS = ['code', 'command', 'responseCode'] as const;

/** Log fields of a failed delivery. The server's message is left out: it repeats addresses. */
function describeFailure(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return {};
  const fields = error as Error & Readonly<Record<string, unknown>>;
  return Object.fromEntries(LOGGED_FIELDS.flatMap((name) => (fields[name] === undefined ? [] : [[name, fields[name]]])));
}
