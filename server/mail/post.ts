import type { Clock } from '../platform/clock.ts';
import type { Log } from '../platform/log.ts';
import type { Metrics } from '../platform/metrics.ts';
import type { Storage } from '../store/storage.ts';
import {
  isMail,
  isMailKind,
  isSaleJob,
  isTrackingJob,
  type OutboxJob,
  type OutboxStore,
  type SaleJob,
  type TrackingJob,
  type WaitingJob,
  type WrittenMail,
  LONGEST_WAIT_MS,
  RESERVED_MS,
} from '../store/outbox.ts';

/** Does the jobs of the outbox: sends mails, settles sales, asks about letters. */
export interface Post {
  /** Does a new job. False when that failed or took too long: `deliverDue` retries it. */
  handOver(job: OutboxJob): Promise<boolean>;
  /** Like `handOver`, without waiting for the result. */
  dispatch(job: OutboxJob): void;
  /** Retries due jobs and gives up expired ones. */
  deliverDue(): Promise<void>;
  /** Resolves when no job is in progress. */
  settled(): Promise<void>;
}

/** `later`: tried again. `useless`: deleted. `mails`: stored by the job, to be sent now. */
export type JobOutcome = 'done' | 'later' | 'useless' | { readonly mails: readonly WrittenMail[] };

export interface PostParts {
  readonly outbox: OutboxStore;
  readonly clock: Clock;
  readonly log: Log;
  readonly storage: Storage;
  readonly metrics: Pick<Metrics, 'mails' | 'mailsWaiting'>;
  /** `tries`: including this one. */
  readonly sendMail: (mail: WrittenMail, tries: number) => Promise<JobOutcome>;
  readonly settleSale: (job: SaleJob, tries: number) => Promise<JobOutcome>;
  readonly trackLetter: (job: TrackingJob) => Promise<JobOutcome>;
  /** Digest by which staff find the mails that an address was sent. */
  readonly digestOf: (email: string) => string;
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

  const doNew = ({ id }: OutboxJob) => track(tryOnce(parts, { id, tries: 0 }));

  return {
    handOver: (job) => within(MAX_WAIT_MS, doNew(job)),
    dispatch: (job) => void doNew(job),
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
  for (const job of await outbox.giveUp(clock())) {
    const { id, kind } = job;
    if (isMailKind(kind)) metrics.mails.inc({ kind, outcome: 'given_up' });
    log.error({ job: id, kind }, isMailKind(kind) ? 'mail given up' : 'job given up');
  }
  for (const job of await outbox.due(clock(), BATCH_SIZE)) await tryOnce(parts, job);
  metrics.mailsWaiting.set(await outbox.countWaitingMails(clock()));
}

/**
 * One attempt; `claim` hides the job from other processes until its next retry. After a crash between doing
 * and marking it is done again: a mail has the same Message-ID, a sale has the same orders.
 */
async function tryOnce(parts: PostParts, waiting: WaitingJob): Promise<boolean> {
  const { outbox, clock, log, storage } = parts;
  try {
    const job = await outbox.claim(waiting, clock() + retryDelay(waiting.tries + 1));
    return job !== null && (await doJob(parts, job, waiting.tries + 1));
  } catch (error) {
    if (!storage.refusalOf(error)) log.error({ err: error, job: waiting.id }, 'outbox failed');
    return false;
  }
}

function outcomeOf(
  { sendMail, settleSale, trackLetter }: PostParts,
  job: OutboxJob,
  tries: number,
): Promise<JobOutcome> {
  if (isSaleJob(job)) return settleSale(job, tries);
  return isTrackingJob(job) ? trackLetter(job) : sendMail(job, tries);
}

async function doJob(parts: PostParts, job: OutboxJob, tries: number): Promise<boolean> {
  const { outbox, clock } = parts;
  const outcome = await outcomeOf(parts, job, tries);
  if (outcome === 'useless') await outbox.drop(job.id);
  const recipient = isMail(job) ? parts.digestOf(job.content.to) : null;
  if (outcome === 'later' && recipient !== null) await outbox.noteRecipient(job.id, recipient);
  if (outcome === 'later' || outcome === 'useless') return false;
  await outbox.markDone(job.id, clock(), recipient);
  if (outcome !== 'done') for (const mail of outcome.mails) await tryOnce(parts, { id: mail.id, tries: 0 });
  return true;
}

async function within(milliseconds: number, work: Promise<boolean>): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<boolean>((resolve) => {
    timer = setTimeout(() => resolve(false), milliseconds);
  });
  return Promise.race([work, timeout]).finally(() => clearTimeout(timer));
}

/** Milliseconds between attempt n and the next: 2 min, 4 min, 8 min… at most six hours. */
export const retryDelay = (tries: number): number =>
  Math.min(LONGEST_WAIT_MS, RESERVED_MS * 2 ** (tries - 1));

const EVERY_MS = 15_000;

/**
 * Delivers due mails now and every 15 seconds. Returns a function that stops it and waits for pending
 * deliveries.
 */
export function startDelivering(post: Post): () => Promise<void> {
  void post.deliverDue();
  const timer = setInterval(() => void post.deliverDue(), EVERY_MS);
  timer.unref();
  return () => {
    clearInterval(timer);
    return post.settled();
  };
}
