import { setImmediate } from 'node:timers';

/** How long one turn of the event loop may work before what waits has its turn, milliseconds. */
const LONG_MS = 8;

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
  if (heldMs() > LONG_MS) await new Promise<void>((resolve) => void setImmediate(resolve));
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
