import { beforeAll, describe, expect, it } from 'vitest';
import { onBothServers } from '../../support/server/both-servers.ts';
import { staffBodyOf, createdBy, staffOf } from '../../support/server/staff.ts';
import type { TestApp } from '../../support/server/test-app.ts';
import { PASSWORD } from '../../support/server/test-player.ts';
import type { Answered } from '../../support/server/test-player.ts';

const ALIKE = 'mêle des lettres de plusieurs alphabets';
const UNSEEN = 'signe invisible ou incomplet';
const SHAPE = 'mal écrite';

/** Addresses that look like alice@example.org, and the message that refuses them. */
const REFUSED: readonly (readonly [string, string, string])[] = [
  ['a zero-width space', 'ali\u200bce@example.org', UNSEEN],
  ['one at its end', 'alice@example.org\u200b', UNSEEN],
  ['a right-to-left mark', '\u200falice@example.org', UNSEEN],
  ['an override of direction', 'alice\u202e@example.org', UNSEEN],
  ['a soft hyphen', 'ali\u00adce@example.org', UNSEEN],
  ['a filler', 'alice\u3164@example.org', UNSEEN],
  ['half a sign', 'alice\ud800@example.org', UNSEEN],
  ['a Cyrillic letter', '\u0430lice@example.org', ALIKE],
  ['a Cyrillic letter in its domain', 'alice@ex\u0430mple.org', ALIKE],
  ['a Greek letter', 'alic\u03b5@example.org', ALIKE],
  ['a letter of phonetics', '\u0251lice@example.org', ALIKE],
  ['an i without its dot', 'al\u0131ce@example.org', ALIKE],
  ['an address in brackets', 'alice@[127.0.0.1]', SHAPE],
  ['an address of a machine', 'alice@127.0.0.1', SHAPE],
];

onBothServers((servers) => {
  let app: TestApp;
  beforeAll(async () => void (app = await servers.start()));

  const errorOf = ({ status, body }: Answered) => [status, body.error, body.message];
  const refusal = (code: string, words: string) => [400, code, expect.stringContaining(words) as string];

  describe('an e-mail address', () => {
    it.each(REFUSED)('with %s creates no account and receives no mail', async (_what, email, words) => {
      expect(errorOf(await app.visitor().register(email))).toEqual(refusal('INVALID_INFORMATIONS', words));
      // A withdrawal reads what was pasted without its invisible signs: nobody may lose that right by them.
      const paths = [
        'user/password/reset',
        'newsletter/unsubscribe',
        ...(words === UNSEEN ? [] : ['withdrawal']),
      ];
      for (const path of paths)
        expect(
          errorOf(await app.visitor().post(`/api/${path}`, { email, reference: 'CMD-1' })),
          path,
        ).toEqual(refusal('INVALID_EMAIL', words));
    });

    it('is refused with the same message when staff set it on an order', async () => {
      const staff = await staffOf(app);
      const code = await createdBy(staff);
      for (const [, email, words] of REFUSED.filter(
        ([what]) => what.includes('Cyrillic') || what.includes('brackets'),
      ))
        expect(errorOf(await staff.post(`/api/admin/orders/${code}/tie`, { email }))).toEqual(
          refusal('INVALID_EMAIL', words),
        );
      staffBodyOf(await staff.post(`/api/admin/orders/${code}/tie`, { email: 'alice@example.org' }));
    });

    it.each([
      ['wide letters', 'ＺＯＥ@example.org', 'zoe@example.org'],
      ['an accent of its own', 'le\u0301a@example.org', 'léa@example.org'],
      ['two letters in one sign', 'ﬁona@example.org', 'fiona@example.org'],
    ])('with %s is normalised to the plain one', async (_what, email, plain) => {
      expect((await app.visitor().register(email)).status).toBe(201);
      expect((await app.visitor().register(plain)).status).toBe(409);
      expect((await app.visitor().login(plain)).body.email).toBe(plain);
      expect((await app.visitor().login(email)).body.email).toBe(plain);
    });

    it.each([
      'éloïse@exemple.fr',
      'o’neil@exemple.fr',
      "o'neil+jeu@exemple.co.uk",
      'дима@почта.рф',
      '用户@例子.广告',
      'a@xn--exmple-cua.fr',
    ])('may be %s', async (email) => {
      expect((await app.visitor().register(email)).status).toBe(201);
      expect((await app.visitor().login(email)).status).toBe(200);
    });

    it('still logs in when its account is older than these rules', async () => {
      await app.visitor().register('ancienne@example.org');
      await app
        .db('accounts')
        .where({ email: 'ancienne@example.org' })
        .update({ email: '\u0430ncienne@example.org' });
      expect((await app.visitor().login('\u0430ncienne@example.org')).status).toBe(200);
    });
  });

  describe('a password', () => {
    it.each([
      ['halves of signs', '\ud800'.repeat(8), 'INVALID_INFORMATIONS', 'signe incomplet'],
      ['half a sign among others', 'un mot de passe \udc00', 'INVALID_INFORMATIONS', 'signe incomplet'],
      ['signs that nobody sees', '\u200b'.repeat(8), 'PASSWORD_TOO_SHORT', 'signes visibles'],
      ['seven signs and one that nobody sees', `1234567\ufeff`, 'PASSWORD_TOO_SHORT', 'signes visibles'],
      ['too many signs', 'x'.repeat(1025), 'INVALID_INFORMATIONS', 'trop long'],
    ])('of %s is refused with a message', async (_what, password, code, words) => {
      expect(errorOf(await app.visitor().register('mot@example.org', password))).toEqual(
        refusal(code, words),
      );
      const link = { id: 'x', token: 'x', newPassword: password };
      expect(errorOf(await app.visitor().post('/api/user/password/new', link))).toEqual(refusal(code, words));
    });

    it('of lone surrogates logs in to no account, even if its password was set to one', async () => {
      await app.visitor().register('moitie@example.org', '\ufffd'.repeat(8));
      expect((await app.visitor().login('moitie@example.org', '\ud801'.repeat(8))).body.error).toBe(
        'INVALID_PASSWORD',
      );
      expect((await app.visitor().login('moitie@example.org', '\ufffd'.repeat(8))).status).toBe(200);
    });

    it('may contain emoji of several code points', async () => {
      expect((await app.visitor().register('famille@example.org', `👩‍👩‍👧 ${PASSWORD}`)).status).toBe(201);
    });
  });
});
