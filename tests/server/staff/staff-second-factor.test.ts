import { Secret, TOTP } from 'otpauth';
import { beforeAll, describe, expect, it } from 'vitest';
import { onBothApps } from '../../support/server/both-servers.ts';
import { staffBodyOf, staffOf } from '../../support/server/staff.ts';
import { PASSWORD, createPlayer } from '../../support/server/test-player.ts';
import type { Player } from '../../support/server/test-player.ts';

onBothApps((app) => {
  const EMAIL = 'marthe@poste.test';
  let staff: Player;
  let secret: string;
  let recoveryCodes: readonly string[];

  const otp = (later = 0) =>
    new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: app().clock.now + later });
  const login = (code?: string) =>
    createPlayer(app().address).post('/api/user/authenticate', {
      email: EMAIL,
      password: PASSWORD,
      ...(code !== undefined && { otp: code }),
    });
  const call = (name: string, body: unknown) => staff.post(`/api/admin/secondFactor/${name}`, body);
  /** After every wait, in the period of the next code. */
  const later = () => app().clock.wait(3_600_000);

  describe('a second factor', () => {
    beforeAll(async () => void (staff = await staffOf(app(), EMAIL)));

    it('is not required before one was confirmed', async () => {
      expect((await call('confirm', { otp: '123456' })).body.error).toBe('NOT_ENROLLED');
      expect((await call('enrol', { password: 'un autre mot' })).body.error).toBe('INVALID_PASSWORD');
      const enrolment = staffBodyOf<{ secret: string; uri: string; qr: string }>(
        await call('enrol', { password: PASSWORD }),
      );
      ({ secret } = enrolment);
      // 160 bits, as RFC 4226 recommends.
      expect(secret).toMatch(/^[A-Z2-7]{32}$/);
      expect(enrolment.uri).toContain('Poste%20Restante:marthe%40poste.test');
      expect(enrolment.qr).toMatch(/^<svg/);
      expect((await login()).status).toBe(200);
    });

    it('is active once a code was entered, and returns ten recovery codes', async () => {
      expect((await call('confirm', { otp: '000000' })).body.error).toBe('INVALID_OTP');
      ({ recoveryCodes } = staffBodyOf<{ recoveryCodes: readonly string[] }>(
        await call('confirm', { otp: otp() }),
      ));
      expect(new Set(recoveryCodes).size).toBe(10);
      expect((await staff.get('/api/admin/secondFactor')).text).toBe(
        '{"enrolled":true,"recoveryCodesLeft":10}',
      );
      expect((await call('enrol', { password: PASSWORD })).body.error).toBe('ALREADY_ENROLLED');
      const stored = JSON.stringify(await app().db('recovery_codes'));
      expect(
        recoveryCodes.some((code) => stored.includes(code) || stored.includes(code.replace('-', ''))),
      ).toBe(false);
    });

    it('is required at login after a right password', async () => {
      later();
      expect([(await login()).status, (await login()).body.error]).toEqual([401, 'SECOND_FACTOR']);
      expect((await login('')).body.error).toBe('SECOND_FACTOR');
      const wrong = await createPlayer(app().address).post('/api/user/authenticate', {
        email: EMAIL,
        password: 'faux',
        otp: otp(),
      });
      expect(wrong.body.error).toBe('INVALID_PASSWORD');
      expect((await login('000000')).body.error).toBe('INVALID_OTP');
      expect((await login(otp())).status).toBe(200);
    });

    it('accepts each code once, one period early or late, and no older one', async () => {
      later();
      const code = otp();
      const early = otp(-30_000);
      expect((await login(code)).status).toBe(200);
      expect((await login(code)).body.error).toBe('INVALID_OTP');
      expect((await login(early)).body.error).toBe('INVALID_OTP');
      expect((await login(otp(30_000))).status).toBe(200);
      expect((await login(otp(90_000))).body.error).toBe('INVALID_OTP');
    });

    it('has single-use recovery codes in any spelling', async () => {
      later();
      const [first = '', second = ''] = recoveryCodes;
      expect((await login(first.toLowerCase().replace('-', ' '))).status).toBe(200);
      expect((await login(first)).body.error).toBe('INVALID_OTP');
      expect((await login(second)).status).toBe(200);
      expect((await staff.get('/api/admin/secondFactor')).text).toContain('"recoveryCodesLeft":8');
    });

    it('cannot be guessed: waits increase, and a right password does not shorten them', async () => {
      later();
      const tries: number[] = [];
      for (let count = 0; count < 6; count += 1) {
        tries.push((await login('111111')).status);
        await login();
      }
      expect(tries).toEqual([401, 401, 401, 401, 401, 429]);
      expect((await login(otp())).status).toBe(429);
    });

    it('is removed with a code', async () => {
      later();
      expect((await call('disable', { otp: 'ABC' })).body.error).toBe('INVALID_OTP');
      staffBodyOf(await call('disable', { otp: otp() }));
      expect((await login()).status).toBe(200);
    });
  });
});
