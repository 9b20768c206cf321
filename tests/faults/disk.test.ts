import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cityNames, readCity } from '../support/cities.ts';
import { fillDisk, freeDisk, fullDiskMissing } from '../support/faults/full-disk.ts';
import { startServer } from '../support/running-server.ts';
import type { RunningServer } from '../support/running-server.ts';
import { startTestApp } from '../support/test-app.ts';
import type { TestApp } from '../support/test-app.ts';
import { createPlayer, PASSWORD } from '../support/test-player.ts';
import type { Answered, Player } from '../support/test-player.ts';

const REFUSED = [503, 'ERROR_STORAGE'];
const READY = '{"status":"ok","database":true,"storage":true,"content":true}';
const NOT_READY = '{"status":"unavailable","database":true,"storage":false,"content":true}';

const shown = ({ status, body }: Answered) => [status, body.error];
const readiness = async (visitor: Player) => (await visitor.get('/readyz')).text;
const linesWith = (words: string, logs: string) => logs.split('\n').filter((line) => line.includes(words)).length;

/** Each of them writes, and each in another way: by knex alone, in a transaction of its own, in the group of all answers. */
const WRITES: Readonly<Record<string, (player: Player, visitor: Player) => Promise<Answered>>> = {
  'an account': (_player, visitor) => visitor.register('nouvelle@poste.test'),
  'a session': (_player, visitor) => visitor.login('presente@poste.test'),
  'an answer': (player) => player.answer('place du Vieux-Puits', {}, { 'idempotency-key': 'pleine' }),
  'a wrong answer': (player) => player.answer('phare'),
  'a hint': (player) => player.post('/api/user/status/newClue'),
  'a withdrawal': (player) => player.post('/api/withdrawal', { reference: 'C00001', email: 'presente@poste.test' }),
  'a password to be changed': (player) => player.post('/api/user/password/reset', { email: 'presente@poste.test' }),
  'the end of a session, which leaves the browser all the same': async (player) => {
    const ended = await player.post('/api/user/logout');
    expect(ended.headers.getSetCookie()).toEqual([expect.stringMatching(/^token=;/), expect.stringMatching(/^session=;/)]);
    return ended;
  },
  'an account to be erased': (player) => player.post('/api/user/delete', { password: PASSWORD }),
};

describe('a database that is for reading only', () => {
  let app: TestApp;
  let player: Player;
  beforeAll(async () => {
    app = await startTestApp();
    await app.visitor().register('presente@poste.test');
    player = await app.playing();
    await app.db.raw('pragma query_only = on');
  });
  afterAll(() => app.stop());

  it.each(Object.entries(WRITES))('refuses %s in its own words', async (_what, write) => {
    expect(shown(await write(player, app.visitor()))).toEqual(REFUSED);
  });

  it('serves who reads', async () => {
    app.clock.wait(3_600_000);
    expect((await player.status()).step?.name).toBe('GARE');
  });

  it('is told by readiness, and once by the log', async () => {
    expect(await readiness(player)).toBe(NOT_READY);
    expect(linesWith('nothing can be stored', app.logs())).toBe(1);
    expect(linesWith('request failed', app.logs())).toBe(0);
  });

  it('takes everything again once it may write, without a restart', async () => {
    await app.db.raw('pragma query_only = off');
    expect((await player.answer('place du Vieux-Puits', {}, { 'idempotency-key': 'pleine' })).status).toBe(200);
    await expect.poll(() => linesWith('storing works again', app.logs())).toBe(1);
    expect(await readiness(player)).toBe(READY);
  });
});

const missing = fullDiskMissing();
const [slug = ''] = cityNames;
const { scenario, routes } = readCity(slug);
const [first, second] = routes[0]?.moves ?? [];

describe.skipIf(missing !== null)(missing ?? 'a server whose disk is full', { timeout: 120_000 }, () => {
  let server: RunningServer;
  let player: Player;
  const give = (move: typeof first, key: string) => player.post(`/api/${move?.call}`, move?.body, { 'idempotency-key': key });
  beforeAll(async () => {
    server = await startServer();
    player = createPlayer(server.address);
    await player.register('marthe@poste.test');
    await player.login('marthe@poste.test');
    await player.post(`/api/a/${scenario.demonstration ?? ''}`);
    await give(first, 'avant');
    fillDisk(server);
  }, 120_000);
  afterAll(() => server?.stop());

  it('refuses what it cannot keep, says so, and goes on serving', async () => {
    expect(shown(await give(second, 'pleine'))).toEqual(REFUSED);
    expect(shown(await player.register('autre@poste.test'))).toEqual(REFUSED);
    expect(shown(await player.post('/api/withdrawal', { reference: 'ABCDEF', email: 'autre@poste.test' }))).toEqual(REFUSED);
    expect(await readiness(player)).toBe(NOT_READY);
    expect((await player.status()).step?.name).toBe(second?.step);
    expect(linesWith('nothing can be stored', server.output())).toBe(1);
  });

  it('has kept what it acknowledged, and takes the rest once there is room, without a restart', async () => {
    freeDisk(server);
    expect((await give(second, 'pleine')).status).toBe(200);
    expect((await give(first, 'avant')).status).toBe(200);
    expect((await player.register('autre@poste.test')).status).toBe(201);
    expect(await readiness(player)).toBe(READY);
    expect(linesWith('storing works again', server.output())).toBe(1);
  });
});
