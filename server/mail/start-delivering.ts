import type { Post } from './post.ts';

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
