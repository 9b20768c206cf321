import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { NO_PROMOTIONS } from '../../../engine/index.ts';
import { addressedOrRefuse, settingsOrRefuse, start } from '../../../server/boot.ts';
import { createContentStore } from '../../../server/content/content-store.ts';
import { openDatabase } from '../../../server/store/database/open-database.ts';
import { readOutbox, startMailServer } from '../../support/server/mail-server.ts';
import type { MailServer } from '../../support/server/mail-server.ts';
import { testFacts, testTerms } from '../../support/server/test-app.ts';

const STAFF = { STAFF_EMAIL: 'bureau@poste.test', STAFF_PASSWORD: 'un mot de passe' };

let dataDir: string;
let mails: MailServer;
beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'poste-restante-'));
  mails = await startMailServer();
});
afterAll(async () => {
  await mails.stop();
  rmSync(dataDir, { recursive: true, force: true });
});

/** The whole server, as its entry point starts it, without a city. */
function run(more: Record<string, string> = {}) {
  const settings = settingsOrRefuse({
    PORT: '0',
    HOST: '127.0.0.1',
    DATA_DIR: dataDir,
    DEMO: '0',
    LOG_LEVEL: 'silent',
    ...STAFF,
    ...more,
  });
  return start(addressedOrRefuse(settings, testFacts()), {
    content: createContentStore({ cities: new Map(), promotions: NO_PROMOTIONS }),
    facts: testFacts(),
    termsOfSale: testTerms(),
  });
}

const ask = (port: number) =>
  fetch(`http://127.0.0.1:${port}/api/user/password/reset`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: STAFF.STAFF_EMAIL }),
  });

describe('the running server', () => {
  it('writes mails into DATA_DIR/outbox, with links that lead to its own port', async () => {
    const running = await run();
    expect((await ask(running.port)).status).toBe(200);
    await running.stop();
    const [mail] = await readOutbox(dataDir);
    expect(mail?.text).toContain(`http://localhost:${running.port}/password/reset?id=`);
  });

  it('sends the queued mails of an earlier process to SMTP_URL', async () => {
    await mails.goDown();
    const first = await run({ SMTP_URL: mails.url });
    expect((await ask(first.port)).status).toBe(503);
    await first.stop();
    const db = openDatabase({ dataDir, databaseUrl: null });
    expect(await db('outbox').whereNotNull('next_at').update({ next_at: Date.now() })).toBe(1);
    await db.destroy();
    await mails.comeBack();
    const arrived = new Promise<void>((resolve) => (mails.beforeAccepting = () => resolve()));
    const second = await run({ SMTP_URL: mails.url });
    await arrived;
    await second.stop();
    expect(mails.received.map(({ recipients }) => recipients)).toEqual([[STAFF.STAFF_EMAIL]]);
  });
});
