import type { Mutant } from './mutant.ts';
import type { Sampled } from './sample.ts';
import { type Verdict, verdictOn } from './verdict.ts';

export interface Tally {
  readonly all: number;
  /** Number of reported mutants, by code. */
  readonly told: ReadonlyMap<string, number>;
  /** Number of harmless mutants, by reason. */
  readonly harmless: ReadonlyMap<string, number>;
  /** Mutants that are not or badly reported. */
  readonly failures: readonly string[];
}

/** The results of some mutants. */
export function tallyOf(sampled: Iterable<Sampled>, verdict: typeof verdictOn = verdictOn): Tally {
  const told = new Map<string, number>();
  const harmless = new Map<string, number>();
  const failures: string[] = [];
  let all = 0;
  for (const { subject, mutant } of sampled) {
    all += 1;
    const found = verdict(subject, mutant);
    if (found.kind === 'told') count(told, found.diagnostic.code);
    else if (found.kind === 'harmless') count(harmless, found.reason);
    else failures.push(describeFailure(subject.name, mutant, found));
  }
  return { all, told, harmless, failures };
}

function count(counts: Map<string, number>, key: string): void {
  counts.set(key, (counts.get(key) ?? 0) + 1);
}

export const total = (counts: ReadonlyMap<string, number>): number =>
  [...counts.values()].reduce((sum, number) => sum + number, 0);

/** « lyon steps/01.yaml puzzle.header, removed: nothing was said ». */
function describeFailure(subject: string, { file, field, operator }: Mutant, verdict: Verdict): string {
  const said = verdict.kind === 'told badly' ? verdict.diagnostics : [];
  const words = said
    .slice(0, 2)
    .map(
      ({ code, at, message, wayOut }) => `${code} ${at.file}:${at.line}:${at.column} ${message} → ${wayOut}`,
    );
  return `${subject} ${file} ${field}, ${operator}: ${words.join(' | ') || 'nothing was said'}`;
}
