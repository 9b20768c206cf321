import { beforeAll, describe, expect, it } from 'vitest';
import type { Diagnostic } from '../../engine/diagnostics/diagnostic.ts';
import type { Mutant } from './mutant.ts';
import { every, oneOfEachKind, type Sampled } from './sample.ts';
import { type Check, subjects, type Subject } from './subjects.ts';
import { type Tally, tallyOf, total } from './tally.ts';

const isTiny = ({ subject }: Sampled): boolean => subject === subjects[0];

/** All kinds of the tiny city and of the files beside the cities; one in five of the other cities' kinds. */
function* sample(): Generator<Sampled> {
  const all = [...oneOfEachKind()];
  const isCity = ({ subject }: Sampled): boolean => subject.checks.length > 1;
  yield* all.filter((sampled) => isTiny(sampled) || !isCity(sampled));
  yield* every(
    5,
    all.filter((sampled) => isCity(sampled) && !isTiny(sampled)),
  );
}

describe('mutated files', () => {
  let tally: Tally;
  beforeAll(() => {
    tally = tallyOf(sample());
  });

  it('are at least two thousand', () => {
    expect(tally.all).toBeGreaterThan(2_000);
  });

  it('are each reported at their place, in French, with a remedy', () => {
    expect(tally.failures).toEqual([]);
  });

  it('are harmless in one case of twenty at most, with a recorded reason', () => {
    expect(total(tally.harmless) / tally.all).toBeLessThan(0.05);
  });

  it('cause many kinds of problems', () => {
    expect(tally.told.size).toBeGreaterThan(50);
  });
});

describe('valid files', () => {
  it.each(subjects.map((subject) => [subject.name, subject] as const))(
    '%s has no problem',
    (_name, subject) => {
      const [file] = subject.source.files;
      const whole = {
        operator: '',
        file: file?.path ?? '',
        field: '',
        kind: '',
        text: file?.text ?? '',
        optional: false,
      };
      const mutant = { ...whole, span: [0, 0], group: [0, 0], names: [] } as const;
      expect(subject.checks.flatMap((check) => check(subject.source, mutant))).toEqual([]);
    },
  );
});

/** Each check of a mutant runs once. */
function remembering(check: Check): Check {
  const known = new Map<Mutant, readonly Diagnostic[]>();
  return (source, mutant) => {
    const diagnostics = known.get(mutant) ?? check(source, mutant);
    known.set(mutant, diagnostics);
    return diagnostics;
  };
}

const few = [...every(40, [...oneOfEachKind(subjects.slice(0, 1))])];
const remembered = new Map(subjects.map((subject) => [subject, subject.checks.map(remembering)]));

/** A few mutants, with manipulated diagnostics. */
function tampered(change: (diagnostic: Diagnostic) => readonly Diagnostic[]): readonly string[] {
  const deaf = (subject: Subject): Subject => ({
    ...subject,
    checks: (remembered.get(subject) ?? []).map(
      (check) => (source, mutant) => check(source, mutant).flatMap(change),
    ),
  });
  return tallyOf(few.map(({ subject, mutant }) => ({ subject: deaf(subject), mutant }))).failures;
}

describe('the mutation suite', () => {
  it('finds nothing without manipulation', () => {
    expect(tampered((diagnostic) => [diagnostic])).toEqual([]);
  });

  it('detects a disabled rule', () => {
    const failures = tampered((diagnostic) => (diagnostic.code === 'wrong-type' ? [] : [diagnostic]));
    expect(failures.length).toBeGreaterThan(0);
    expect(failures.every((failure) => failure.endsWith('nothing was said') || failure.includes(' → '))).toBe(
      true,
    );
  });

  it('detects a problem reported at another line', () => {
    const elsewhere = tampered((diagnostic) => [
      { ...diagnostic, at: { ...diagnostic.at, line: diagnostic.at.line + 40 } },
    ]);
    expect(elsewhere.length).toBeGreaterThan(10);
  });

  it('detects an incomplete message and an empty remedy', () => {
    expect(tampered((diagnostic) => [{ ...diagnostic, message: 'invalid value' }]).length).toBeGreaterThan(
      20,
    );
    expect(
      tampered((diagnostic) => [{ ...diagnostic, wayOut: 'La valeur est fausse.' }]).length,
    ).toBeGreaterThan(20);
  });
});
