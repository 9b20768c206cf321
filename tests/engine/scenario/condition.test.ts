import { describe, expect, it } from 'vitest';
import { elsewheresOf, type Facts, factsRead, holds } from '../../../engine/scenario/condition.ts';
import type { Condition } from '../../../engine/types/condition.generated.ts';

const facts: Facts = {
  chosen: { QUAI: 'suivre' },
  taken: ['PHARE', 'JETEE'],
  asked: ['GARE'],
  solved: (step) => step === 'GARE',
  weekdayAt: (step) => (step === 'GARE' ? 7 : undefined),
};

describe('a condition', () => {
  it.each<[Condition | undefined, boolean]>([
    [undefined, true],
    [{ chose: { QUAI: 'suivre' } }, true],
    [{ chose: { QUAI: 'attendre' } }, false],
    [{ chose: { QUAI: 'suivre', CAFE: 'entrer' } }, false],
    [{ solved: 'GARE' }, true],
    [{ solved: 'PHARE' }, false],
    [{ reached: { GARE: 'sunday' } }, true],
    [{ reached: { GARE: 'monday' } }, false],
    [{ reached: { PHARE: 'sunday' } }, false],
    [{ not: { reached: { PHARE: 'sunday' } } }, true],
    [{ asked: 'GARE' }, true],
    [{ asked: 'QUAI' }, false],
    [{ took: 'PHARE' }, true],
    [{ took: 'CLOCHER' }, false],
    [{ solved: 'GARE', took: 'CLOCHER' }, false],
    [{ not: { took: 'CLOCHER' } }, true],
    [{ not: { solved: 'GARE' } }, false],
    [{ any: [{ took: 'CLOCHER' }, { asked: 'GARE' }] }, true],
    [{ any: [{ took: 'CLOCHER' }, { asked: 'QUAI' }] }, false],
    [{ all: [{ solved: 'GARE' }, { asked: 'GARE' }] }, true],
    [{ all: [{ solved: 'GARE' }, { asked: 'QUAI' }] }, false],
    [
      { not: { any: [{ took: 'CLOCHER' }, { all: [{ solved: 'GARE' }, { not: { asked: 'GARE' } }] }] } },
      true,
    ],
  ])('%j is %s', (condition, value) => {
    expect(holds(condition, facts)).toBe(value);
  });

  it('lists the facts that it reads, with their places', () => {
    expect(
      factsRead({
        chose: { QUAI: 'suivre' },
        reached: { FIN: 'sunday' },
        any: [{ took: 'PHARE' }, { not: { asked: 'GARE' } }],
      }),
    ).toEqual([
      { kind: 'chose', step: 'QUAI', option: 'suivre', path: ['chose', 'QUAI'] },
      { kind: 'reached', step: 'FIN', option: 'sunday', path: ['reached', 'FIN'] },
      { kind: 'took', step: 'PHARE', path: ['any', 0, 'took'] },
      { kind: 'asked', step: 'GARE', path: ['any', 1, 'not', 'asked'] },
    ]);
  });
});

describe('what may have been decided elsewhere', () => {
  it('has no choice at a step that was not solved', () => {
    const read = factsRead({
      elsewhere: { city: 'port', chose: { QUAI: 'suivre' } },
      not: { elsewhere: { city: 'port', solved: 'QUAI' } },
    });
    const pasts = elsewheresOf(read).map(({ port }) => [
      port?.chosen.QUAI === 'suivre',
      port?.solved.includes('QUAI') === true,
    ]);
    expect(pasts).toContainEqual([true, true]);
    expect(pasts).not.toContainEqual([true, false]);
  });
});
