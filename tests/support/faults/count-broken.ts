import type { BrokenPromises } from './broken-promises.ts';

/** The last line of a long run's output. */
export function countBroken({ lost, halfApplied, twice, disordered }: BrokenPromises): string {
  return `lost ${lost.length}, half-applied ${halfApplied.length}, twice ${twice.length}, out of order ${disordered.length}`;
}
