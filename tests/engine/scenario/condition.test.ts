import { describe, expect, it } from 'vitest';
import { type Facts, factsRead, holds } from '../../../engine/scenario/condition.ts';

const facts: Facts = {
  chosen: { QUAI: 'suivre' },
  taken: ['PHARE', 'JETEE'],
  asked: ['GARE'],
  solved: (step) => step === 'GARE',
};

describe('a condition', () => {
  it.each([
    [undefined, true],
    [{ chose: { QUAI: 'suivre' } }, true],
    [{ chose: { QUAI: 'attendre' } }, false],
    [{ chose: { QUAI: 'suivre', CAFE: 'entrer' } }, false],
    [{ solved: 'GARE' }, true],
    [{ solved: 'PHARE' }, false],
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
      factsRead({ chose: { QUAI: 'suivre' }, any: [{ took: 'PHARE' }, { not: { asked: 'GARE' } }] }),
    ).toEqual([
      { kind: 'chose', step: 'QUAI', option: 'suivre', path: ['chose', 'QUAI'] },
      { kind: 'took', step: 'PHARE', path: ['any', 0, 'took'] },
      { kind: 'asked', step: 'GARE', path: ['any', 1, 'not', 'asked'] },
    ]);
  });
});
