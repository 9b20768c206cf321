import { randomBytes } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';
import { describe, expect, it } from 'vitest';
import { createSeals, UnknownSeal } from '../../server/platform/seals.ts';
import { renewSeals } from '../../server/store/renew-seals.ts';
import { staffBodyOf, staffOf } from '../support/server/staff.ts';
import { startTestApp } from '../support/server/test-app.ts';
import type { TestApp } from '../support/server/test-app.ts';
import { PASSWORD } from '../support/server/test-player.ts';

const SECRET = 'JBSWY3DPEHPK3PXP';
const [former, newer] = [randomBytes(32), randomBytes(32)];

describe('a seal', () => {
  it('opens for its owner with its key, and differs each time', () => {
    const seals = createSeals([newer], 'second-factor');
    const [once, again] = [seals.seal(SECRET, 1), seals.seal(SECRET, 1)];
    expect(once).not.toBe(again);
    expect(once).not.toContain(SECRET);
    expect([seals.open(once, 1), seals.open(again, 1)]).toEqual([SECRET, SECRET]);
  });

  it.each([
    ['for something else', (kept: string) => createSeals([newer], 'address').open(kept, 1)],
    ['for somebody else', (kept: string) => createSeals([newer], 'second-factor').open(kept, 2)],
    ['with another key', (kept: string) => createSeals([former], 'second-factor').open(kept, 1)],
    ['without a key', (kept: string) => createSeals([], 'second-factor').open(kept, 1)],
    [
      'once a sign of it was changed',
      (kept: string) =>
        createSeals([newer], 'second-factor').open(
          `${kept.slice(0, -2)}${kept.endsWith('AA') ? 'BB' : 'AA'}`,
          1,
        ),
    ],
    ['cut short', (kept: string) => createSeals([newer], 'second-factor').open(kept.slice(0, 12), 1)],
  ])('does not open %s', (_how, open) => {
    expect(() => open(createSeals([newer], 'second-factor').seal(SECRET, 1))).toThrow(UnknownSeal);
  });

  it('is created from plain text, and renewed from a former key, once', () => {
    const seals = createSeals([newer, former], 'second-factor');
    const fromClear = seals.renew(SECRET, 1) ?? '';
    const fromFormer = seals.renew(createSeals([former], 'second-factor').seal(SECRET, 1), 1) ?? '';
    for (const kept of [fromClear, fromFormer]) {
      expect(createSeals([newer], 'second-factor').open(kept, 1)).toBe(SECRET);
      expect(seals.renew(kept, 1)).toBeNull();
    }
  });
});

describe('second factors', () => {
  async function enrolled(app: TestApp) {
    const staff = await staffOf(app, 'marthe@poste.test');
    const { secret } = staffBodyOf<{ secret: string }>(
      await staff.post('/api/admin/secondFactor/enrol', { password: PASSWORD }),
    );
    const otp = () => new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: app.clock.now });
    staffBodyOf(await staff.post('/api/admin/secondFactor/confirm', { otp: otp() }));
    const login = () => {
      app.clock.wait(60_000);
      return app
        .visitor()
        .post('/api/user/authenticate', { email: 'marthe@poste.test', password: PASSWORD, otp: otp() });
    };
    return { secret, login };
  }
  const storedFactors = async (app: TestApp) => JSON.stringify(await app.db('second_factors').select());

  it('are sealed in the database and open the account', async () => {
    const app = await startTestApp({ settings: { secretKeys: [newer] } });
    const { secret, login } = await enrolled(app);
    expect(await storedFactors(app)).not.toContain(secret);
    expect((await login()).status).toBe(200);
    await app.stop();
  });

  it('stored as plain text are sealed at the next start, and none is lost without its key', async () => {
    const app = await startTestApp();
    const { secret } = await enrolled(app);
    expect(await storedFactors(app)).toContain(secret);
    await renewSeals(app.db, [newer]);
    expect(await storedFactors(app)).not.toContain(secret);
    const [row] = await app.db('second_factors').select<{ secret: string; account_id: number }[]>();
    expect(createSeals([newer], 'second-factor').open(row?.secret ?? '', row?.account_id ?? 0)).toBe(secret);
    await expect(renewSeals(app.db, [former])).rejects.toThrow(UnknownSeal);
    await expect(renewSeals(app.db, [])).rejects.toThrow(UnknownSeal);
    await app.stop();
  });
});
