import { setImmediate } from 'node:timers';
import { fewAtOnce, type InFew } from './few-at-once.ts';

/** How long one turn of the event loop may work before what waits has its turn, milliseconds. */
const LONG_MS = 4;

let beganAt: number | null = null;

/** How long this turn has worked since it was first asked. */
function heldMs(): number {
  if (beganAt === null) {
    beganAt = performance.now();
    setImmediate(() => (beganAt = null));
  }
  return performance.now() - beganAt;
}

/** Lets requests that wait have their turn where this one has worked for long; costs next to nothing otherwise. */
export async function giveWay(): Promise<void> {
  if (heldMs() > LONG_MS) await nextTurn();
}

const nextTurn = (): Promise<void> => new Promise((resolve) => void setImmediate(resolve));

/**
 * Work that costs as much as several answers, one after another, and each in another turn of the event loop: of twenty who ask for it
 * at once, nobody's answer waits for more than one.
 */
export function oneATurn(): InFew {
  const inTurn = fewAtOnce(1);
  return (work, signal) =>
    inTurn(async () => {
      await nextTurn();
      return work();
    }, signal);
}

/** The same as `items.map(work)`, over as many turns as it takes. */
export async function mapInTurns<Item, Result>(items: readonly Item[], work: (item: Item) => Result): Promise<Result[]> {
  const results: Result[] = [];
  for (const item of items) {
    await giveWay();
    results.push(work(item));
  }
  return results;
}
