import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { resetLinkOf, startMailServer } from '../support/server/mail-server.ts';
import type { MailServer } from '../support/server/mail-server.ts';
import { smtpMailer } from '../../server/mail/mailer.ts';
import { everythingReceived } from '../support/server/raw-socket.ts';
import { staffBodyOf, staffOf } from '../support/server/staff.ts';
import { startTestApp } from '../support/server/test-app.ts';
import type { TestApp } from '../support/server/test-app.ts';
import { PASSWORD } from '../support/server/test-player.ts';
import { TINY_ANSWERS } from '../../scripts/explain/cities/tiny-city.ts';
import { tinyPromotions } from '../support/cities/tiny-promotions.ts';

/** Encodings in which a secret may leak. Forms shorter than six characters would match by chance. */
function disguisesOf(secret: string): string[] {
  const bytes = Buffer.from(secret);
  const forms = [
    secret,
    secret.toLowerCase(),
    secret.toUpperCase(),
    encodeURIComponent(secret),
    JSON.stringify(secret).slice(1, -1),
    bytes.toString('hex'),
    [...secret].reverse().join(''),
    ...insideBase64(bytes),
  ];
  return [...new Set(forms)].filter((form) => form.length >= 6);
}

/**
 * The base 64 forms of the bytes at each alignment in a longer text, without the characters shared with
 * neighbours.
 */
function insideBase64(bytes: Buffer): string[] {
  return [0, 1, 2].flatMap((before) => {
    const whole = Buffer.concat([Buffer.alloc(before), bytes]);
    const sure = whole.toString('base64').slice(before === 0 ? 0 : 4, Math.floor(whole.length / 3) * 4);
    return [sure, sure.replaceAll('+', '-').replaceAll('/', '_')];
  });
}

/** Names of the secrets that a text contains in any form. */
const secretsIn = (text: string, secrets: Readonly<Record<string, string>>): string[] =>
  Object.keys(secrets).filter((name) => disguisesOf(secrets[name] ?? '').some((form) => text.includes(form)));

const secrets: Record<string, string> = {};
const note = (name: string, secret: string | null | undefined): string => {
  if (!secret) throw new Error(`no ${name}`);
  return (secrets[name] = secret);
};

let mails: MailServer;
let app: TestApp;
beforeAll(async () => {
  mails = await startMailServer();
  app = await startTestApp({
    mailer: smtpMailer(mails.url),
    promotions: tinyPromotions(),
    settings: { trustProxy: 1 },
  });
});
afterAll(async () => {
  await app.stop();
  await mails.stop();
});

const EMAIL = note('mail', 'zephirine.lecuyer@poste.test');
const from = {
  'x-forwarded-for': note('address', '203.0.113.177'),
  'user-agent': note('browser', 'Navigateur-de-Zephirine/9'),
};

/** Every action of a player, valid and invalid. */
async function play(): Promise<void> {
  note('password', PASSWORD);
  const player = await app.player(EMAIL);
  note('token', player.token);
  const code = note('code', await app.post());
  await player.get(`/api/user/status/find/${code.toLowerCase()}`, from);
  await player.get(`/a/${code}`, from);
  await player.post(`/api/a/${note('wrong code', 'QQQ7ZX')}`, undefined, from);
  await player.post(`/api/a/${code}`, { waiver: { version: '1' } }, from);
  await player.answer(
    note('wrong answer', 'une réponse très fausse'),
    {},
    { ...from, 'idempotency-key': note('key', 'clef-de-zephirine') },
  );
  await player.answer(note('answer', TINY_ANSWERS.GARE), { step: 'GARE' }, from);
  await player.get(`/api/user/check?token=${player.token}&email=${encodeURIComponent(EMAIL)}`, from);
  await player.send('POST', '/api/code/check', {
    body: `{"code": "${note('broken body', 'coupé en deux')}`,
    headers: { 'content-type': 'application/json' },
  });
}

async function failAndReset(): Promise<void> {
  const visitor = app.visitor();
  await visitor.post(
    '/api/user/authenticate',
    { email: EMAIL, password: note('wrong password', 'pas le bon du tout') },
    from,
  );
  await visitor.post(
    '/api/user/authenticate',
    { email: note('unknown mail', 'inconnue@ailleurs.test'), password: 'x' },
    from,
  );
  await visitor.register(EMAIL);
  await visitor.post('/api/user/password/reset', { email: EMAIL }, from);
  const link = resetLinkOf(mails.received.at(-1) ?? ({ html: '', text: '' } as never));
  note('reset token', link.token);
  note('reset id', link.id);
  await visitor.get(`/password/reset?id=${link.id}&token=${link.token}`, from);
  const chosen = await visitor.post(
    '/api/user/password/new',
    { ...link, newPassword: note('new password', 'un autre mot tenu') },
    from,
  );
  note('known device', chosen.headers.getSetCookie()[0]?.split(/[=;]/)[1]);
}

async function writeToUs(): Promise<void> {
  const visitor = app.visitor();
  const solved = await visitor.post('/api/puzzle/all', { code: note('solution', 'le puits perdu') }, from);
  note('visitor', solved.headers.getSetCookie()[0]?.split(/[=;]/)[1]);
  await visitor.post('/api/newsletter/unsubscribe', { email: note('reader', 'abonnee@ailleurs.test') }, from);
  await visitor.post(
    '/api/withdrawal',
    {
      reference: note('reference', 'Commande de Zéphirine'),
      email: note('buyer', 'acheteuse@ailleurs.test'),
    },
    from,
  );
  await app.mailsSettled();
}

async function workAtTheCounter(): Promise<void> {
  const staff = await staffOf(app, note('staff', 'guichet@poste.test'));
  const { secret } = staffBodyOf<{ secret: string }>(
    await staff.post('/api/admin/secondFactor/enrol', { password: PASSWORD }, from),
  );
  note('second factor', secret);
  const otp = new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: app.clock.now });
  const told = staffBodyOf<{ recoveryCodes: string[] }>(
    await staff.post('/api/admin/secondFactor/confirm', { otp }, from),
  );
  note('recovery code', told.recoveryCodes[0]);
  await staff.get(`/api/admin/orders/${secrets.code}/file`, from);
  await staff.get(`/api/admin/status/explorer?search=${encodeURIComponent(EMAIL)}`, from);
}

async function breakDown(): Promise<void> {
  const player = await app.playing();
  await app.db.schema.dropTable('attempts');
  await player.answer(note('lost answer', 'perdue dans la panne'), {}, from);
}

/** Every place where people enter a code or an e-mail. */
const TYPED: readonly ((secret: string) => string)[] = [
  ...[
    '/',
    '//a/',
    '///a/',
    '/a//',
    '/A/',
    '/c/',
    '/code/',
    '/document/',
    '/home/',
    '/home/app/',
    '/home/messages/',
    '/fr/a/',
    '/%61/',
  ],
  ...[
    '/a/x/',
    '/api/',
    '/api//a/',
    '/API/a/',
    '/api/b/',
    '/api/user/',
    '/assets/',
    '/media/',
    '/pages/',
    '/login/',
    '/admin/',
    '/a;',
    '/a=',
  ],
].map((before) => (secret: string) => `${before}${secret}`);
const AFTER = [
  (secret: string) => `/${secret}/`,
  (secret: string) => `/${secret}/a`,
  (secret: string) => `/${secret}.html`,
];

describe('a typed path', () => {
  it.each(['QXQXQX', 'qxqxqx', 'zoe.typed@poste.test', 'zoe.typed%40poste.test'])(
    'is logged only as far as it is a known route: %s',
    async (secret) => {
      for (const write of [...TYPED, ...AFTER])
        for (const method of ['GET', 'POST'])
          await everythingReceived(
            app.address,
            `${method} ${write(secret)} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`,
          );
      await everythingReceived(
        app.address,
        `GET http://poste.test/a/${secret} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`,
      );
      expect(app.logs()).toContain('"path":"/home/app/:other"');
      expect(secretsIn(app.logs(), { secret })).toEqual([]);
    },
  );
});

describe('a log alarm', () => {
  it.each([
    [
      'a chunk of no size',
      'POST /api/user/check HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n',
    ],
    [
      'an encoding nobody knows',
      'POST /api/user/check HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nTransfer-Encoding: xchunked\r\n\r\n',
    ],
    ['a header of no form', 'GET / HTTP/1.1\r\nHost x\r\n\r\n'],
    ['a path that cannot be read', 'GET /api/a/%E0%A4%A HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n'],
    ['a code that cannot be read', 'POST /api/a/%E0%A4%A HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n'],
    ['a page that cannot be read', 'GET /document/%FF%FE HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n'],
  ])('is not raised by %s', async (_what, bytes) => {
    const before = app.logs().length;
    await everythingReceived(app.address, bytes);
    expect(app.logs().slice(before)).not.toMatch(/"level":(50|60)/);
  });
});

describe('the log', () => {
  it('contains no code, token, e-mail, address, password or answer in any encoding, for any action and error', async () => {
    for (const chapter of [play, failAndReset, writeToUs, workAtTheCounter, breakDown]) await chapter();
    const logs = app.logs();
    expect(Object.keys(secrets).length).toBeGreaterThan(20);
    for (const said of ['/api/a/:code', 'INVALID_PASSWORD', 'INVALID_EMAIL', 'request failed'])
      expect(logs).toContain(said);
    expect(secretsIn(logs, secrets)).toEqual([]);
  });

  it('contains the error code of a refused request and the account of a login', () => {
    const lines = app
      .logs()
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as Record<string, unknown>);
    const logins = lines.filter(({ path }) => path === '/api/user/authenticate');
    expect(logins.map(({ status, error, account }) => [status, error ?? typeof account])).toEqual(
      expect.arrayContaining([
        [200, 'number'],
        [401, 'INVALID_PASSWORD'],
      ]),
    );
  });

  it.each(disguisesOf('Rue de la Poste, 7'))('fails this check with %s in it', (form) => {
    expect(secretsIn(`{"msg":"x${form}y"}`, { street: 'Rue de la Poste, 7' })).toEqual(['street']);
  });
});
