// Plays lyon.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sharedBrowser } from '../../support/e2e/browser.ts';
import { waitForPath, waitForText } from '../../support/e2e/look.ts';
import { inDatabase, journalOf, openPhone, recruitAt } from '../../support/e2e/recruit.ts';
import { fillDisk, freeDisk, fullDiskMissing } from '../../support/faults/full-disk.ts';
import {
  playThrough,
  prepareEnvironment,
  type NetworkEnvironment,
} from '../../support/faults/network/network-run.ts';
import { oneCity } from '../../support/server/one-city.ts';
import { startServer, type RunningServer } from '../../support/server/running-server.ts';

const NOTHING_WRONG = { lost: [], twice: [], outOfOrder: [], misjudged: [] };

describe('answers through a network that loses 30 % of requests and 20 % of responses', () => {
  let ground: NetworkEnvironment;
  beforeAll(async () => void (ground = await prepareEnvironment(13)));
  afterAll(() => ground?.stop());

  it('are all judged once, in order, despite page reloads and server restarts', async () => {
    const report = await playThrough(ground, {
      answers: 52,
      phones: 4,
      losses: { requests: 0.3, answers: 0.2 },
      seed: 'short',
      serverRestarts: 1,
      pageRestartsOfHundred: 15,
    });
    expect(report).toMatchObject({ ...NOTHING_WRONG, entered: 52, judged: 52, serverRestarts: 1 });
    expect(Math.min(report.requests.lost, report.requests.unanswered, report.pageRestarts)).toBeGreaterThan(
      0,
    );
  });

  it('are found judged twice when each try has another key', async () => {
    const report = await playThrough(ground, {
      answers: 12,
      phones: 1,
      losses: { requests: 0, answers: 0.6 },
      seed: 'planted',
      serverRestarts: 0,
      pageRestartsOfHundred: 0,
      forgetsKeys: true,
    });
    expect(report.twice.length).toBeGreaterThan(0);
  });
});

const missing = fullDiskMissing();

describe.skipIf(missing !== null)(missing ?? 'a server whose disk is full', () => {
  let server: RunningServer;
  beforeAll(async () => void (server = await startServer({ GAME_DEBUG: '1' }, oneCity())));
  afterAll(() => server?.stop());

  it('is reported as such, and the answer waits through a reload, is sent automatically once there is room, and counts once', async () => {
    const recruit = await recruitAt(server, 'FIND_ALPHA');
    const judged = async (): Promise<number> =>
      (await inDatabase(server, (db) => journalOf(db, recruit.code))).length;
    const page = await openPhone(await sharedBrowser(), server, recruit);
    await page.goto('/home/app/code');
    fillDisk(server);
    await page.getByRole('main').getByRole('textbox').fill('Bellecour');
    await page.getByRole('button', { name: 'VALIDER' }).tap();
    await waitForText(page, 'Le service ne peut rien enregistrer pour le moment : votre réponse est gardée.');
    await waitForText(page, 'Votre réponse est gardée, et partira d’elle-même');
    await page.reload();
    await waitForText(page, 'ne peut rien enregistrer pour le moment : votre réponse est gardée.');
    expect(await judged()).toBe(0);
    freeDisk(server);
    await waitForPath(page, '/home/messages/premierMessage');
    expect(await judged()).toBe(1);
    await page.context().close();
  });
});
