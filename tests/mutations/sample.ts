import type { Mutant } from './mutant.ts';
import { mutantsOf } from './mutate.ts';
import { type Subject, subjects } from './subjects.ts';

export interface Sampled {
  readonly subject: Subject;
  readonly mutant: Mutant;
}

/** Of each kind of field, broken in each way, the first in the files: what is told of one is told of the others. */
export function* oneOfEachKind(of: readonly Subject[] = subjects): Generator<Sampled> {
  const seen = new Set<string>();
  for (const subject of of) {
    for (const mutant of mutantsOf(subject)) {
      const kind = `${mutant.operator} ${mutant.kind}`;
      if (seen.has(kind)) continue;
      seen.add(kind);
      yield { subject, mutant };
    }
  }
}

/** Every n-th, from one on that differs from file to file. */
export function* every(step: number, all: Iterable<Sampled>): Generator<Sampled> {
  let count = 0;
  for (const sampled of all) if (count++ % step === 0) yield sampled;
}
