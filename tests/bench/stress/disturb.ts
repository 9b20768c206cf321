import { setPriority } from 'node:os';
import { STRESSES, type Stress } from './stresses.ts';

// Those who disturb the players, in a process of their own: `disturb.ts <port>`. The number of a stress begins it, -1 ends it; each is
// answered with how often it was done so far. They stand for other machines: they take no processor from the server or the players.
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

async function turnTo(stress: Stress | undefined): Promise<number> {
  isOver = true;
  await Promise.all(clients);
  const done = count;
  isOver = false;
  count = 0;
  clients = stress ? Array.from({ length: stress.clients }, () => client(stress)) : [];
  return done;
}

process.on('message', (index: number) => void turnTo(STRESSES[index]).then((done) => process.send?.(done)));
process.on('disconnect', () => process.exit(0));
