import { setPriority } from 'node:os';
import { statusOf, STRESSES, type LoadReply, type Stress } from './stresses.ts';

// Load generator: `load-generator.ts <address>`. A message with the index of a stress starts it, -1 stops it;
// the reply tells of the one before. Low priority, because in production these clients run on other machines.
setPriority(10);

const url = process.argv[2] ?? '';

let isOver = true;
let count = 0;
let clients: Promise<void>[] = [];

async function client({ request, statuses = [200, 201] }: Stress): Promise<void> {
  while (!isOver) {
    const status = await statusOf(url, request((count += 1)));
    if (!statuses.includes(status)) throw new Error(`a request is answered ${status}`);
  }
}

/** A client that fails makes no more requests; the reply says why. */
async function switchTo(stress: Stress | undefined): Promise<LoadReply> {
  isOver = true;
  const ended = await Promise.allSettled(clients);
  const failed = ended.find((one) => one.status === 'rejected');
  const reply = { requests: count, failure: failed ? String(failed.reason) : null };
  isOver = false;
  count = 0;
  clients = stress ? Array.from({ length: stress.clients }, () => client(stress)) : [];
  return reply;
}

process.on(
  'message',
  (index: number) => void switchTo(STRESSES[index]).then((reply) => process.send?.(reply)),
);
process.on('disconnect', () => process.exit(0));
