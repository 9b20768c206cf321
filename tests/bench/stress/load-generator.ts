import { setPriority } from 'node:os';
import { STRESSES, type Stress } from './stresses.ts';

// Load generator: `load-generator.ts <port>`. A message with the index of a stress starts it, -1 stops it; the reply is the number of
// requests of the one before. Low priority, because in production these clients run on other machines.
setPriority(10);

const port = Number(process.argv[2]);

let isOver = true;
let count = 0;
let clients: Promise<void>[] = [];

async function client({ what, once, statuses = [200, 201] }: Stress): Promise<void> {
  while (!isOver) {
    const status = await once(port, (count += 1));
    if (!statuses.includes(status)) throw new Error(`${what}: answered ${status}`);
  }
}

async function switchTo(stress: Stress | undefined): Promise<number> {
  isOver = true;
  await Promise.all(clients);
  const done = count;
  isOver = false;
  count = 0;
  clients = stress ? Array.from({ length: stress.clients }, () => client(stress)) : [];
  return done;
}

process.on('message', (index: number) => void switchTo(STRESSES[index]).then((done) => process.send?.(done)));
process.on('disconnect', () => process.exit(0));
