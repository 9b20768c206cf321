import { describe, expect, it } from 'vitest';
import { randomFrom } from '../../engine/text/random.ts';
import { compare } from '../support/faults/network/network-journal.ts';
import { scriptOf, stepsFor } from '../support/faults/network/network-script.ts';

const script = scriptOf(40, randomFrom('journal'));
const [first, second, ...others] = script;
const NOTHING = { lost: [], twice: [], outOfOrder: [], misjudged: [] };

describe('a script of answers', () => {
  it('has the requested length, different answers, and no more wrong answers at a step than are free', () => {
    expect(new Set(script.map(({ reading }) => reading)).size).toBe(40);
    expect(Math.max(...script.map(({ step }) => step))).toBeLessThan(stepsFor(40));
    const mistakesAt = (at: number) => script.filter(({ step, verdict }) => step === at && verdict === 'wrong').length;
    expect(Math.max(...script.map(({ step }) => mistakesAt(step)))).toBeLessThanOrEqual(5);
  });
});

describe('the comparison of a script and the journal', () => {
  it('finds no difference when each answer was judged once, in order', () => {
    expect(compare(script, script)).toEqual(NOTHING);
  });

  it.each([
    ['lost', [first, ...others], { lost: [second?.reading] }],
    ['twice', [first, second, first, ...others], { twice: [first?.reading] }],
    ['outOfOrder', [second, first, ...others], { outOfOrder: [second?.reading, first?.reading] }],
    ['misjudged', [{ ...first, verdict: 'waiting' }, second, ...others], { misjudged: [first?.reading] }],
  ])('lists answers that are %s', (_what, journal, expected) => {
    expect(compare(script, journal as typeof script)).toEqual({ ...NOTHING, ...expected });
  });
});
