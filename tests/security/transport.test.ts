import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { smtpMailer } from '../../server/mail/smtp-mailer.ts';
import { startMailServer } from '../support/server/mail-server.ts';
import { everythingReceived } from '../support/server/raw-socket.ts';
import { startTestApp, testFacts } from '../support/server/test-app.ts';
import type { TestApp } from '../support/server/test-app.ts';

let app: TestApp;
beforeAll(async () => void (app = await startTestApp()));
afterAll(() => app.stop());

describe('a mail server', () => {
  const mail = { id: 'abcdefgh', kind: 'password-reset', from: { name: 'Nous', address: 'nous@poste.test' }, writtenAt: 0 };
  const content = { to: 'elle@poste.test', replyTo: null, subject: 'Un lien', text: 'secret', html: '<p>secret' };

  it('that does not encrypt gets nothing, unless it is this machine', async () => {
    const server = await startMailServer();
    await smtpMailer(server.url).send({ ...mail, ...content });
    expect(server.received).toHaveLength(1);
    // The same server under another name than this machine’s own.
    await expect(smtpMailer(server.url.replace('127.0.0.1', '0.0.0.0')).send({ ...mail, ...content })).rejects.toThrow(/STARTTLS|TLS/);
    expect(server.received).toHaveLength(1);
    await server.stop();
  });
});

describe('a write whose origin has our name', () => {
  it.each(['https:', 'ftp:'])('and another scheme (%s) comes from another site', async (scheme) => {
    const origin = app.address.replace('http:', scheme);
    expect((await app.visitor().post('/api/user/logout', undefined, { origin })).status).toBe(403);
    expect((await app.visitor().post('/api/user/logout', undefined, { origin: app.address })).status).toBe(200);
  });
});

describe('a form sent to a whole address', () => {
  it('is led back to our page, and to no other site', async () => {
    const asked = 'POST http://evil.test/login?from=%2Fhome HTTP/1.1\r\nHost: evil.test\r\nConnection: close\r\n';
    const form = 'Content-Type: application/x-www-form-urlencoded\r\nContent-Length: 1\r\n\r\na';
    const said = await everythingReceived(app.address, asked + form);
    expect(said).toContain('HTTP/1.1 303');
    expect(said).toMatch(/^location: \/login\?from=%2Fhome\r$/im);
  });
});

describe('security.txt', () => {
  it('says to whom a fault is told, and has not expired', async () => {
    const answered = await fetch(`${app.address}/.well-known/security.txt`);
    expect([answered.status, answered.headers.get('content-type')]).toEqual([200, 'text/plain; charset=utf-8']);
    const fields = Object.fromEntries(
      (await answered.text())
        .trim()
        .split('\n')
        .map((line) => line.split(/: (.*)/s).slice(0, 2)) as [string, string][],
    );
    expect(fields).toMatchObject({ Contact: `mailto:${testFacts().contact}`, Canonical: 'http://poste.test/.well-known/security.txt' });
    const left = Date.parse(fields.Expires ?? '') - app.clock.now;
    expect(left).toBeGreaterThan(0);
    expect(left).toBeLessThan(365 * 24 * 3_600_000);
  });
});
