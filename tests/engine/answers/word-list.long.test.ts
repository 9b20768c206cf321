import { describe, expect, it } from 'vitest';
import { isInflected, isOneSlip } from '../../../engine/answers/slip.ts';
import { frenchWords } from '../../../engine/answers/words/french.ts';
import { judge } from '../../../engine/index.ts';
import { everyCity, readCity } from '../../support/cities/cities.ts';

/** Every French word by its length: a slip adds or takes one letter at most. */
const byLength = new Map<number, string[]>();
for (const word of frenchWords()) {
  const alike = byLength.get(word.length);
  if (alike) alike.push(word);
  else byLength.set(word.length, [word]);
}

describe.each(everyCity)('every French word one slip from a solution of %s', (city) => {
  const { story } = readCity(city);

  it('is refused, unless it is the solution in another number or gender', () => {
    const accepted = [...story.readers].flatMap(([step, { names }]) => {
      const right = names().flatMap(({ role, words }) => (role === 'right' ? [words.join('')] : []));
      const near = right.flatMap((solution) =>
        [-1, 0, 1]
          .flatMap((more) => byLength.get(solution.length + more) ?? [])
          .filter((word) => isOneSlip(word, solution) && !right.some((one) => isInflected(word, one))),
      );
      return [...new Set(near)]
        .filter((word) => judge(story, step, word).verdict === 'right')
        .map((word) => `${step} ${word}`);
    });
    expect(accepted).toEqual([]);
  });
});
