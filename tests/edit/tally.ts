import { inspect } from 'node:util';
import type { Edit } from '../../engine/edit/edit.ts';

/** Counts edits; throws at the first that was not exact. */
export interface Tally {
  /** `where`: the file, for the message. */
  add(edit: Edit, problems: readonly string[], where: string): void;
  count(): number;
  /** How often each refusal came. */
  readonly refused: ReadonlyMap<string, number>;
}

const REFUSED = 'refused: ';

/** `mayRefuse`: whether an edit may be refused, as where a file repeats a value by its anchor. */
export function createTally({ mayRefuse }: { readonly mayRefuse: boolean }): Tally {
  const refused = new Map<string, number>();
  let count = 0;
  return {
    add: (edit, problems, where) => {
      count += 1;
      for (const problem of problems) {
        const code = problem.startsWith(REFUSED) && mayRefuse ? problem.slice(REFUSED.length) : null;
        if (code === null)
          throw new Error(`${problems.join('; ')}: ${inspect(edit, { depth: 9 })}\n${where}`);
        refused.set(code, (refused.get(code) ?? 0) + 1);
      }
    },
    count: () => count,
    refused,
  };
}
