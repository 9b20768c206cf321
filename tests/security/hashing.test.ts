import { describe, expect, it } from 'vitest';
import { ARGON2ID, createPasswords } from '../../server/accounts/password.ts';
import type { Hashing } from '../../server/accounts/password.ts';
import { concurrencyLimitPerNetwork } from '../../server/limits/network-limits.ts';
import { startTestApp } from '../support/server/test-app.ts';

/** Every hash and verification blocks until the test ends it. */
function heldHashing() {
  const held: (() => void)[] = [];
  const hold = <T>(result: T) => new Promise<T>((resolve) => held.push(() => resolve(result)));
  const hashing = { hash: () => hold('hash'), verify: () => hold(true) } as Hashing;
  return { held, hashing };
}

const readily = { hash: () => Promise.resolve('hash') };

describe('password hashing', () => {
  it('delays no other response while fifty people log in, two at a time', async () => {
    const { held, hashing } = heldHashing();
    let isHeld = false;
    const verify: Hashing['verify'] = (...args) => (isHeld ? hashing.verify(...args) : Promise.resolve(true));
    const app = await startTestApp({ hashing: { ...hashing, ...readily, verify } });
    const player = await app.playing();
    const crowd = Array.from({ length: 50 }, (_, index) => `foule${index}@poste.test`);
    await Promise.all(crowd.map((email) => app.visitor().register(email)));
    isHeld = true;
    let loggedIn = 0;
    const logins = crowd.map(async (email) => {
      if ((await app.visitor().login(email)).status === 200) loggedIn += 1;
    });
    await expect.poll(() => held.length).toBe(1);
    for (let count = 0; count < 5; count += 1)
      expect((await player.answer(`faux ${count}`)).status).toBe(404);
    expect([loggedIn, held.length]).toEqual([0, 1]);
    isHeld = false;
    for (const end of held) end();
    await Promise.all(logins);
    expect(loggedIn).toBe(50);
    await app.stop();
  });

  it('runs one hash at a time, queues two hundred, and refuses more at once', async () => {
    const { held, hashing } = heldHashing();
    const passwords = createPasswords(hashing);
    const outcomes: string[] = [];
    const requests = Array.from({ length: 210 }, () =>
      passwords.hash('un mot de passe').then(
        () => outcomes.push('hashed'),
        (error: unknown) => outcomes.push(`${(error as { status?: number }).status}`),
      ),
    );
    await expect.poll(() => outcomes).toEqual(Array(9).fill('503'));
    expect(held).toHaveLength(1);
    for (let ended = 0; ended < 201; ended += 1) {
      held[ended]?.();
      await new Promise(setImmediate);
      expect(held.length).toBe(Math.min(ended + 2, 201));
    }
    await Promise.all(requests);
    expect(outcomes.filter((outcome) => outcome === 'hashed')).toHaveLength(201);
  });

  it('allows sixty pending requests per network, without affecting other networks', async () => {
    const { held, hashing } = heldHashing();
    const inShare = concurrencyLimitPerNetwork(60);
    const hash = (address: string) =>
      inShare(address, () => hashing.hash('un mot de passe', ARGON2ID)).catch((error: unknown) => error);
    const crowd = Array.from({ length: 60 }, (_, index) => hash(`203.0.113.${index}`));
    expect(await hash('203.0.113.99')).toMatchObject({ status: 503 });
    const other = hash('198.51.100.1');
    expect(held).toHaveLength(61);
    for (const end of held.splice(0)) end();
    expect(await Promise.all([...crowd, other])).toEqual(Array<string>(61).fill('hash'));
    const again = hash('203.0.113.99');
    held[0]?.();
    expect(await again).toBe('hash');
  });
});
