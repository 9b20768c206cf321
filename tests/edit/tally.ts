import { inspect } from 'node:util';
import type { Edit } from '../../engine/edit/edit.ts';

/** Counts edits; throws at the first that was not exact. */
export interface Tally {
  add(edit: Edit, problems: readonly string[]): void;
  readonly edits: () => number;
  /** How often each refusal came. */
  readonly refused: ReadonlyMap<string, number>;
}

const REFUSED = 'refused: ';

/** `mayRefuse`: whether an edit may be refused, as where a file repeats a value by its anchor. */
export function createTally({ mayRefuse }: { readonly mayRefuse: boolean }): Tally {
  const refused = new Map<string, number>();
  let edits = 0;
  return {
    add: (edit, problems) => {
      edits += 1;
      for (const problem of problems) {
        if (!problem.startsWith(REFUSED) || !mayRefuse) throw new Error(`${problems.join('; ')}: ${inspect(edit, { depth: 9 })}`);
        refused.set(problem.slice(REFUSED.length), (refused.get(problem.slice(REFUSED.length)) ?? 0) + 1);
      }
    },
    edits: () => edits,
    refused,
  };
}
