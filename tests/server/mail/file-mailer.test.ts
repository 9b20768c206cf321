import { statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readOutbox } from '../../support/server/mail-server.ts';
import { startTestApp } from '../../support/server/test-app.ts';
import type { TestApp } from '../../support/server/test-app.ts';

let app: TestApp;
beforeAll(async () => void (app = await startTestApp()));
afterAll(() => app.stop());

const ask = (email: string) => app.visitor().post('/api/user/password/reset', { email });

describe('without an SMTP server', () => {
  it('each mail is a complete file that only its owner can read', async () => {
    for (const email of ['une@poste.test', 'deux@poste.test']) {
      await app.player(email);
      expect((await ask(email)).status).toBe(200);
      app.clock.wait(1000);
    }
    const mails = await readOutbox(app.dataDir);
    expect(mails.map(({ to }) => to?.[0]?.address)).toEqual(['une@poste.test', 'deux@poste.test']);
    for (const { file } of mails) {
      expect(file).toMatch(/^2026-06-02T10-00-0\d-000Z-password-reset-[0-9a-f]{8}\.eml$/);
      expect(statSync(join(app.dataDir, 'outbox', file)).mode & 0o777).toBe(0o600);
    }
  });

  it('a folder that is not writable delays the mail', async () => {
    const other = await startTestApp();
    await other.player('trois@poste.test');
    writeFileSync(join(other.dataDir, 'outbox'), 'a file where the folder should be');
    const { status, body } = await other
      .visitor()
      .post('/api/user/password/reset', { email: 'trois@poste.test' });
    expect([status, body.error]).toEqual([503, 'MAIL_DELAYED']);
    await other.stop();
  });
});
