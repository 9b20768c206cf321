import { randomFrom } from '../../engine/text/random.ts';

/** Seeded chance. */
export interface Chance {
  /** True with this probability. */
  happens(probability: number): boolean;
  /** An integer from `least` to `most`. */
  between(least: number, most: number): number;
  pick<Entry>(list: readonly [Entry, ...Entry[]]): Entry;
  /** An entry of a list that may be empty. */
  any<Entry>(list: readonly Entry[]): Entry | undefined;
}

export function chanceOf(seed: string): Chance {
  const random = randomFrom(seed);
  const any = <Entry>(list: readonly Entry[]): Entry | undefined => list[Math.floor(random() * list.length)];
  return {
    happens: (probability) => random() < probability,
    between: (least, most) => least + Math.floor(random() * (most - least + 1)),
    pick: (list) => any(list) ?? list[0],
    any,
  };
}
