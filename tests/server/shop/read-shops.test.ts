import { describe, expect, it } from 'vitest';
import { readSettings, type Environment } from '../../../server/platform/env.ts';

const read = (environment: Environment) =>
  readSettings({ STRIPE_WEBHOOK_SECRET: 'whsec_essai', ...environment });

const problemsOf = (environment: Environment): readonly string[] => {
  const result = read(environment);
  return result.ok ? [] : result.problems;
};

const KEYS = {
  test: ['sk_test_abcdef', 'rk_test_abcdef'],
  live: ['sk_live_abcdef', 'rk_live_test_abcdef'],
} as const;
const MODES = [
  ['a server of tests', { SHOP_TEST: '1' }, 'test', 'live'],
  ['a server of sales', { SHOP_TEST: '0' }, 'live', 'test'],
  ['a server that sets no mode', {}, 'test', 'live'],
  ['a server in production that sets no mode', { NODE_ENV: 'production' }, 'live', 'test'],
] as const;

describe('a key of Stripe', () => {
  it.each(MODES)('of its own mode only starts %s', (_name, mode, own, other) => {
    for (const key of KEYS[own]) {
      const result = read({ ...mode, STRIPE_API_KEY: key });
      expect(result).toMatchObject({
        ok: true,
        settings: { shops: { isTest: own === 'test', stripe: { apiKey: key } } },
      });
    }
    for (const key of KEYS[other])
      expect(problemsOf({ ...mode, STRIPE_API_KEY: key })).toEqual([
        expect.stringMatching(/^STRIPE_API_KEY n’est pas une clé/u),
      ]);
  });

  it.each([
    'pk_test_abcdef',
    'pk_live_abcdef',
    'sk_abcdef',
    'sk_testabcdef',
    'x_sk_test_abcdef',
    'whsec_test_abcdef',
  ])('starts no server of either mode when it is %s, a key of another kind', (key) => {
    for (const mode of ['1', '0'])
      expect(problemsOf({ SHOP_TEST: mode, STRIPE_API_KEY: key })).toHaveLength(1);
  });

  it('comes with the secret of its events, and no problem repeats it', () => {
    expect(problemsOf({ STRIPE_WEBHOOK_SECRET: '', STRIPE_API_KEY: 'sk_test_abcdef' })).toEqual([
      expect.stringContaining('vont ensemble'),
    ]);
    expect(problemsOf({})).toEqual([expect.stringContaining('vont ensemble')]);
    const told = MODES.flatMap(([, mode, , other]) =>
      problemsOf({ ...mode, STRIPE_API_KEY: KEYS[other][0] }),
    );
    expect(told.join()).not.toMatch(/abcdef|whsec_essai/u);
  });
});
