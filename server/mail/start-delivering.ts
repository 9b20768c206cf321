import type { Post } from './post.ts';

const EVERY_MS = 15_000;

/** Looks for mails that wait, now and every quarter of a minute. Gives what stops it, once nothing is under way. */
export function startDelivering(post: Post): () => Promise<void> {
  void post.deliverDue();
  const timer = setInterval(() => void post.deliverDue(), EVERY_MS);
  timer.unref();
  return () => {
    clearInterval(timer);
    return post.settled();
  };
}
