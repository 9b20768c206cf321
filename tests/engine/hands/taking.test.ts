import fc from 'fast-check';
import { expect, it } from 'vitest';
import { type Deal, dealRoles, holdersOf } from '../../../engine/hands/hand.ts';
import { standingTakings, withTakings } from '../../../engine/hands/taking.ts';

const ROLES = ['lecture', 'carte', 'écoute'];
const dealTo = (...telephones: readonly number[]): Deal<number> => dealRoles(ROLES, telephones);
const held = (deal: Deal<number>) => Object.fromEntries(deal);

it('a role is with whoever took it over, and no more with the absent ones', () => {
  const taking = { role: 'carte', by: 1, from: [3] };
  expect(held(withTakings(dealTo(1, 2, 3), [taking]))).toEqual({
    1: ['lecture', 'carte'],
    2: ['écoute'],
    3: [],
  });
});

it('a taking stands while its taker is there, and nobody else was dealt the role since', () => {
  const taking = { role: 'carte', by: 1, from: [3] };
  const stands = (deal: Deal<number>) => standingTakings(deal, [taking]).length === 1;
  expect(stands(dealTo(1, 2, 3))).toBe(true);
  expect(stands(dealRoles(ROLES, [2, 3], dealTo(1, 2, 3)))).toBe(false);
  expect(stands(dealRoles(ROLES, [1, 2], dealTo(1, 2, 3)))).toBe(false);
  expect(stands(new Map([...dealTo(1, 2, 3), [4, ['carte']]]))).toBe(false);
  expect(stands(new Map([[1, ROLES]]))).toBe(false);
});

it('whatever is taken over, each role is held, and by nobody twice', () => {
  const taking = fc.record({
    role: fc.constantFrom(...ROLES),
    by: fc.nat(5),
    from: fc.uniqueArray(fc.nat(5)),
  });
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 6 }), fc.array(taking), (count, takings) => {
      const hands = withTakings(dealTo(...Array(count).keys()), takings);
      for (const role of ROLES) expect(holdersOf(hands, role).length).toBeGreaterThan(0);
      for (const roles of hands.values()) expect(new Set(roles).size).toBe(roles.length);
    }),
  );
});
