import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Deal, dealRoles, handIn } from '../../../engine/hands/hand.ts';

const ROLES = ['lecture', 'écoute', 'carte', 'plume', 'loupe', 'montre'];
const MOST = 6;

/** Who is there after each joining and departure; the first telephone never leaves. */
function history(choices: readonly number[]): readonly (readonly number[])[] {
  let there: readonly number[] = [0];
  let next = 1;
  return choices.map((choice) => {
    const guests = there.slice(1);
    const leaver = guests[choice % (guests.length + 1)] ?? (guests.length < MOST - 1 ? null : guests[0]);
    there = leaver === null ? [...there, next++] : there.filter((id) => id !== leaver);
    return there;
  });
}

/** The deals of a party, each beginning with the one before. */
const dealsOf = (roles: readonly string[], stages: readonly (readonly number[])[]): readonly Deal<number>[] =>
  stages.reduce<readonly Deal<number>[]>(
    (deals, there) => [...deals, dealRoles(roles, there, deals.at(-1))],
    [],
  );

const parties = fc.record({
  roles: fc.integer({ min: 2, max: ROLES.length }).map((count) => ROLES.slice(0, count)),
  stages: fc.array(fc.nat(11), { minLength: 1, maxLength: 20 }).map(history),
});

const names = (deal: ReadonlyMap<number, readonly string[]>) =>
  Object.fromEntries([...deal].map(([id, held]) => [id, held.join(' ')]));

const inTurn = (count: number): number[] => [...Array(count).keys()];

describe('the deal of roles', () => {
  it('gives one telephone everything, and each further one its share', () => {
    const roles = ROLES.slice(0, 3);
    expect(names(dealRoles(roles, inTurn(1)))).toEqual({ 0: 'lecture écoute carte' });
    expect(names(dealRoles(roles, inTurn(2)))).toEqual({ 0: 'lecture écoute', 1: 'carte' });
    expect(names(dealRoles(roles, inTurn(3)))).toEqual({ 0: 'lecture', 1: 'carte', 2: 'écoute' });
    expect(names(dealRoles(roles, inTurn(5)))).toEqual({
      0: 'lecture',
      1: 'carte',
      2: 'écoute',
      3: 'lecture',
      4: 'écoute',
    });
  });

  it('gives a departed telephone’s role to one that shares another, else to the one with the fewest', () => {
    const roles = ROLES.slice(0, 3);
    const without = (count: number, leaver: number) => {
      const all = inTurn(count);
      const stay = all.filter((id) => id !== leaver);
      return names(dealRoles(roles, stay, dealRoles(roles, all)));
    };
    expect(without(4, 1)).toEqual({ 0: 'lecture', 2: 'écoute', 3: 'carte' });
    expect(without(4, 3)).toEqual({ 0: 'lecture', 1: 'carte', 2: 'écoute' });
    expect(without(3, 1)).toEqual({ 0: 'lecture carte', 2: 'écoute' });
  });

  it('leaves no role in nobody’s hands and no telephone without a role, and shares evenly', () => {
    fc.assert(
      fc.property(parties, ({ roles, stages }) => {
        for (const [index, deal] of dealsOf(roles, stages).entries()) {
          const counts = [...deal.values()].map(({ length }) => length);
          expect([...deal.keys()]).toEqual(stages[index]);
          expect(new Set([...deal.values()].flat())).toEqual(new Set(roles));
          expect(Math.min(...counts)).toBe(Math.max(1, Math.floor(roles.length / deal.size)));
          expect(Math.max(...counts)).toBe(Math.max(1, Math.ceil(roles.length / deal.size)));
        }
      }),
      { numRuns: 300, seed: 21 },
    );
  });

  it('moves no more roles than a joining or a departure asks', () => {
    fc.assert(
      fc.property(parties, ({ roles, stages }) => {
        const deals = dealsOf(roles, stages);
        deals.slice(1).forEach((now, index) => {
          const before = deals[index] ?? new Map<number, readonly string[]>();
          const stayed = [...now.keys()].filter((id) => before.has(id));
          const gained = stayed.flatMap(
            (id) => now.get(id)?.filter((role) => !before.get(id)?.includes(role)) ?? [],
          );
          const remaining = new Set([...before].filter(([id]) => now.has(id)).flatMap(([, held]) => held));
          // Those who stay receive what nobody holds any more, and nothing else.
          expect(gained.toSorted()).toEqual(roles.filter((role) => !remaining.has(role)).toSorted());
          // A newcomer takes its share, and not a role more.
          const moved = [...now].flatMap(([id, held]) => (before.has(id) ? [] : held));
          expect(moved.length).toBe(
            now.size > before.size ? Math.max(1, Math.floor(roles.length / now.size)) : 0,
          );
        });
      }),
      { numRuns: 300, seed: 21 },
    );
  });
});

describe('a deal', () => {
  it('of other roles than those of the city today is forgotten', () => {
    const former = dealRoles(['lecture', 'montre'], inTurn(2));
    expect(dealRoles(ROLES.slice(0, 3), inTurn(2), former)).toEqual(dealRoles(ROLES.slice(0, 3), inTurn(2)));
  });
});

describe('a hand', () => {
  it('shows everything alone and without roles, its own roles otherwise, and nothing to a stranger', () => {
    const roles = ROLES.slice(0, 3);
    expect(handIn(dealRoles(roles, inTurn(1)), 0, roles)).toBeNull();
    expect(handIn(dealRoles([], inTurn(3)), 1, [])).toBeNull();
    expect(handIn(dealRoles(roles, inTurn(2)), 1, roles)).toEqual(new Set(['carte']));
    expect(handIn(dealRoles(roles, inTurn(2)), 7, roles)).toEqual(new Set());
  });
});
