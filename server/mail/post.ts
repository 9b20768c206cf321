import type { SiteFile } from '../../engine/index.ts';
import type { Clock } from '../clock.ts';
import type { Log } from '../log.ts';
import type { Metrics } from '../metrics.ts';
import type { Storage } from '../storage.ts';
import type { OutboxStore, WaitingMail, WrittenMail } from '../store/outbox.ts';
import { describeFailure } from './describe-failure.ts';
import type { Mailer } from './mailer.ts';
import { retryDelay } from './retry-delay.ts';

/** Brings stored mails out of the house. */
export interface Post {
  /** Tries a mail just stored. False when it could not be handed over now, and waits for `deliverDue`. */
  handOver(mail: WrittenMail): Promise<boolean>;
  /** The same, when nobody waits for the result. */
  dispatch(mail: WrittenMail): void;
  /** Tries again those whose time has come, and gives up those that have become useless. */
  deliverDue(): Promise<void>;
  /** When nothing is under way any more. */
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
}

/** How long somebody is kept waiting for a slow mail server; the try itself goes on. */
const PATIENCE_MS = 8000;
const AT_A_TIME = 50;

export function createPost(parts: PostParts): Post {
  const { log, storage } = parts;
  const underWay = new Set<Promise<unknown>>();
  let round: Promise<void> | null = null;

  function track<T>(work: Promise<T>): Promise<T> {
    underWay.add(work);
    return work.finally(() => underWay.delete(work));
  }

  const tryNew = ({ id }: WrittenMail) => track(tryOnce(parts, { id, tries: 0 }));

  return {
    handOver: (mail) => within(PATIENCE_MS, tryNew(mail)),
    dispatch: (mail) => void tryNew(mail),
    deliverDue() {
      round ??= track(deliverRound(parts)).finally(() => (round = null));
      return round.catch((error: unknown) => {
        if (!storage.refusalOf(error)) log.error({ err: error }, 'mails could not be delivered');
      });
    },
    async settled() {
      while (underWay.size > 0) await Promise.allSettled(underWay);
    },
  };
}

async function deliverRound(parts: PostParts): Promise<void> {
  const { outbox, clock, log, metrics } = parts;
  for (const { id, kind } of await outbox.giveUp(clock())) {
    metrics.mails.inc({ kind, outcome: 'given_up' });
    log.error({ mail: id, kind }, 'mail given up');
  }
  for (const mail of await outbox.due(clock(), AT_A_TIME)) await tryOnce(parts, mail);
  metrics.mailsWaiting.set(await outbox.countWaiting());
}

/**
 * One try, which is ours alone: other processes see the mail again only when its wait is over. A process that dies between
 * the handing over and the note of it sends the mail a second time, under the same Message-ID.
 */
async function tryOnce(parts: PostParts, waiting: WaitingMail): Promise<boolean> {
  const { outbox, clock, log, storage } = parts;
  try {
    const mail = await outbox.claim(waiting, clock() + retryDelay(waiting.tries + 1));
    return mail !== null && (await send(parts, mail, waiting.tries + 1));
  } catch (error) {
    if (!storage.refusalOf(error)) log.error({ err: error, mail: waiting.id }, 'outbox failed');
    return false;
  }
}

async function send({ outbox, mailer, facts, clock, log, metrics }: PostParts, mail: WrittenMail, tries: number): Promise<boolean> {
  const { id, kind, content, createdAt } = mail;
  const from = { name: facts.name, address: facts.contact };
  try {
    await mailer.send({ ...content, id, kind, from, writtenAt: createdAt });
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
  const late = new Promise<boolean>((resolve) => {
    timer = setTimeout(() => resolve(false), milliseconds);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}
