import type { Mutant } from './mutant.ts';
import { mutantsOf } from './mutate.ts';
import { type Subject, subjects } from './subjects.ts';

export interface Sampled {
  readonly subject: Subject;
  readonly mutant: Mutant;
}

/** The first mutant of each kind of field and operator: the others are reported the same way. */
export function* oneOfEachKind(of: readonly Subject[] = subjects): Generator<Sampled> {
  const sampled = new Set<string>();
  for (const subject of of) {
    for (const mutant of mutantsOf(subject)) {
      const kind = `${mutant.operator} ${mutant.kind}`;
      if (sampled.has(kind)) continue;
      sampled.add(kind);
      yield { subject, mutant };
    }
  }
}

/** Every n-th, with an offset that differs by file. */
export function* every(step: number, all: Iterable<Sampled>): Generator<Sampled> {
  let count = 0;
  for (const sampled of all) if (count++ % step === 0) yield sampled;
}
