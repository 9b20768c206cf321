import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { smtpMailer } from '../../server/mail/mailer.ts';
import { startMailServer } from '../support/server/mail-server.ts';
import { everythingReceived } from '../support/server/raw-socket.ts';
import { startTestApp, testFacts } from '../support/server/test-app.ts';
import type { TestApp } from '../support/server/test-app.ts';

let app: TestApp;
beforeAll(async () => void (app = await startTestApp()));
afterAll(() => app.stop());

describe('a mail server', () => {
  const mail = {
    id: 'abcdefgh',
    kind: 'password-reset',
    from: { name: 'Nous', address: 'nous@poste.test' },
    writtenAt: 0,
  };
  const content = {
    to: 'elle@poste.test',
    replyTo: null,
    subject: 'Un lien',
    text: 'secret',
    html: '<p>secret',
  };

  it('without encryption gets no mail, unless it is on this machine', async () => {
    const server = await startMailServer();
    await smtpMailer(server.url).send({ ...mail, ...content });
    expect(server.received).toHaveLength(1);
    // The same server under a name that is not localhost.
    await expect(
      smtpMailer(server.url.replace('127.0.0.1', '0.0.0.0')).send({ ...mail, ...content }),
    ).rejects.toThrow(/STARTTLS|TLS/);
    expect(server.received).toHaveLength(1);
    await server.stop();
  });
});

describe('a write from an origin with the site’s host', () => {
  it.each(['https:', 'ftp:'])('is cross-site with another scheme (%s)', async (scheme) => {
    const origin = app.address.replace('http:', scheme);
    expect((await app.visitor().post('/api/user/logout', undefined, { origin })).status).toBe(403);
    expect((await app.visitor().post('/api/user/logout', undefined, { origin: app.address })).status).toBe(
      200,
    );
  });
});

describe('a form posted with an absolute request target', () => {
  it('is redirected to this site’s page and to no other', async () => {
    const requestHead =
      'POST http://evil.test/login?from=%2Fhome HTTP/1.1\r\nHost: evil.test\r\nConnection: close\r\n';
    const form = 'Content-Type: application/x-www-form-urlencoded\r\nContent-Length: 1\r\n\r\na';
    const response = await everythingReceived(app.address, requestHead + form);
    expect(response).toContain('HTTP/1.1 303');
    expect(response).toMatch(/^location: \/login\?from=%2Fhome\r$/im);
  });
});

describe('security.txt', () => {
  it('names the contact and has not expired', async () => {
    const answered = await fetch(`${app.address}/.well-known/security.txt`);
    expect([answered.status, answered.headers.get('content-type')]).toEqual([
      200,
      'text/plain; charset=utf-8',
    ]);
    const fields = Object.fromEntries(
      (await answered.text())
        .trim()
        .split('\n')
        .map((line) => line.split(/: (.*)/s).slice(0, 2)) as [string, string][],
    );
    expect(fields).toMatchObject({
      Contact: `mailto:${testFacts().contact}`,
      Canonical: 'http://poste.test/.well-known/security.txt',
    });
    const left = Date.parse(fields.Expires ?? '') - app.clock.now;
    expect(left).toBeGreaterThan(0);
    expect(left).toBeLessThan(365 * 24 * 3_600_000);
  });
});
