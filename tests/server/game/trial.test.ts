import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createSeals } from '../../../server/platform/seals.ts';
import { openCity, openTranslatedCity } from '../../support/cities/open-city.ts';
import { staffOf } from '../../support/server/staff.ts';
import { startTestApp, type TestApp } from '../../support/server/test-app.ts';
import type { Answered } from '../../support/server/test-player.ts';
import { TINY_ANSWERS, TINY_MAIN_ROUTE, tinyCity } from '../../../scripts/explain/cities/tiny-city.ts';

const KEY = Buffer.alloc(32, 7);

let app: TestApp;
beforeAll(
  async () =>
    void (app = await startTestApp({ cities: [tinyCity(), openCity()], settings: { secretKeys: [KEY] } })),
);
afterAll(() => app.stop());

/** The trial’s cookie as a response writes it, for the next request; null where it writes none. */
const writtenBy = ({ headers }: Answered): string | null =>
  headers
    .getSetCookie()
    .find((cookie) => cookie.startsWith('trial='))
    ?.split(';')[0] ?? null;

/** A browser without an account, which keeps the cookie that it is given. */
function browser(kept: string | null = null) {
  const client = app.visitor();
  let cookie = kept;
  const headers = (): Record<string, string> => (cookie === null ? {} : { cookie });
  const noted = (answered: Answered): Answered => {
    cookie = writtenBy(answered) ?? cookie;
    return answered;
  };
  return {
    cookie: () => cookie ?? '',
    get: async (path: string) => noted(await client.get(path, headers())),
    status: async () => noted(await client.get('/api/trial/user/status/current', headers())),
    post: async (call: string, body: unknown = {}) =>
      noted(await client.post(`/api/trial/${call}`, body, headers())),
    answer: async (code: string, more: Record<string, unknown> = {}) =>
      noted(await client.post('/api/trial/code/check', { code, ...more }, headers())),
  };
}

const right = (step: string): string => TINY_ANSWERS[step] ?? '';

/** A browser whose game has come to the second step. */
async function atSecondStep() {
  const player = browser();
  await player.status();
  expect((await player.answer(right('GARE'))).body.step?.name).toBe('PORT_VIEUX');
  return player;
}

const rows = async (): Promise<number> => {
  const counts = await Promise.all(
    ['orders', 'attempts', 'accounts', 'sessions'].map((table) => app.db(table).count({ count: '*' })),
  );
  return counts.flat().reduce((sum, row) => sum + Number((row as { count: number }).count), 0);
};

describe('the game without an account', () => {
  it('begins at its first step for a stranger, and is played to its end without a row', async () => {
    const before = await rows();
    const player = browser();
    const begun = await player.status();
    expect(begun.body).toMatchObject({ state: 3, story: { city: 'SEUIL' }, step: { name: 'GARE' } });
    expect(begun.body.view).toMatchObject({ version: 1, hours: null });
    for (const [step, code] of TINY_MAIN_ROUTE)
      expect((await player.answer(code, { step })).status, step).toBe(200);
    expect((await player.status()).body).toMatchObject({ state: 4, step: { name: 'TRESOR' } });
    expect(await rows()).toBe(before);
  });

  it('answers a wrong text as any game does', async () => {
    const { status, body } = await browser().answer('la lune');
    expect([status, body.status?.step?.name]).toEqual([404, 'GARE']);
  });

  it('asks its instrument, gives hints and remembers what was opened', async () => {
    const player = await atSecondStep();
    expect((await player.post('code/recognise', { code: '0000' })).body.recognised).toBe(false);
    expect((await player.post('code/recognise', { code: right('PORT_VIEUX') })).body.recognised).toBe(true);
    app.clock.wait(60_000);
    expect((await player.post('user/status/newClue')).body.clueIndex).toBe(1);
    expect((await player.post('user/status/newClue')).status).toBe(403);
    const opened = await player.post('user/status/opened', { kind: 'messages', slug: 'bienvenue' });
    expect(opened.body.view?.messages.find(({ slug }) => slug === 'bienvenue')?.isNew).toBe(false);
    expect((await player.post('user/status/opened', { kind: 'messages', slug: 'laFin' })).status).toBe(404);
  });

  it('serves the pages that its player has reached, and no others', async () => {
    const player = await atSecondStep();
    const { view } = (await player.status()).body;
    const [message] = view?.messages ?? [];
    expect((await player.get(message?.page.address ?? '')).status).toBe(200);
    expect((await browser().get(message?.page.address ?? '')).status).toBe(404);
    const last = app.content.city('SEUIL')?.addresses.page('messages/laFin') ?? '';
    expect((await player.get(last)).status).toBe(404);
  });

  it('judges an answer of another tab against no other step', async () => {
    const player = await atSecondStep();
    const late = await player.answer(right('GARE'), { step: 'GARE' });
    expect([late.status, late.body.error, late.body.status?.step?.name]).toEqual([
      409,
      'STALE',
      'PORT_VIEUX',
    ]);
    const elsewhere = await player.answer('0412', { step: 'PORT_VIEUX', order: '0AAAAA' });
    expect(elsewhere.status).toBe(409);
  });

  it('begins again when it is asked to', async () => {
    const player = await atSecondStep();
    const before = (await player.status()).body.code;
    const again = await player.post('restart');
    expect(again.body).toMatchObject({ step: { name: 'GARE' }, view: { version: 1 } });
    expect(again.body.code).not.toBe(before);
  });
});

describe('the game without an account in two languages', () => {
  it('has the language of the telephone, or of the screen that asks, at each call', async () => {
    const other = await startTestApp({ cities: [openTranslatedCity()] });
    const client = other.visitor();
    const english = { cookie: 'language=en' };
    const begun = await client.get('/api/trial/user/status/current', english);
    expect(begun.body.view?.city.name).toBe('Town');
    const own = { cookie: `${english.cookie}; ${writtenBy(begun)}` };
    const refusal = async (headers: Record<string, string>) =>
      (await client.post('/api/trial/code/check', { code: 'poivre' }, headers)).body.error;
    expect([await refusal(own), await refusal({ ...own, 'x-language': 'fr' })]).toEqual([
      'The other pot.',
      'L’autre flacon.',
    ]);
    await other.stop();
  });
});

describe('the cookie of the game', () => {
  const sealed = (content: unknown): string =>
    `trial=${createSeals([KEY], 'trial').seal(JSON.stringify(content), 0)}`;

  it('is hidden from scripts, and sealed', async () => {
    const { headers } = await browser().status();
    expect(headers.getSetCookie()).toEqual([
      expect.stringMatching(/^trial=v1\.[\w-]+; HttpOnly; Path=\/; SameSite=Lax; Max-Age=604800$/),
    ]);
  });

  it('fits a browser, however much was typed', async () => {
    const player = browser();
    await player.status();
    for (let index = 0; index < 30; index += 1) {
      app.clock.wait(120_000);
      expect((await player.answer(`${index} ${'lune '.repeat(36)}`)).status).toBe(404);
    }
    expect(player.cookie().length).toBeLessThan(3900);
    expect((await player.answer(right('GARE'))).status).toBe(429);
    app.clock.wait(120_000);
    expect((await player.answer(right('GARE'))).status).toBe(200);
  });

  it.each([
    ['a text of one’s own', () => `trial=${JSON.stringify({ form: 1, city: 'SEUIL', progress: {} })}`],
    [
      'one sealed by another site',
      () => `trial=${createSeals([Buffer.alloc(32, 8)], 'trial').seal('{}', 0)}`,
    ],
    ['one sealed for something else', () => `trial=${createSeals([KEY], 'buyer').seal('{}', 0)}`],
    [
      'one of another city',
      () => sealed({ form: 1, city: 'VILLE', code: '0', version: 1, opened: [], progress: {} }),
    ],
    ['one of an unknown form', () => sealed({ form: 2 })],
    ['an endless one', () => `trial=v1.${'A'.repeat(6000)}`],
    ['a cut one', () => 'trial=v1.AAAA'],
  ])('is refused once when it is %s, and the game begins again', async (_what, forged) => {
    const player = browser(forged());
    const refused = await player.status();
    expect([refused.status, refused.body.error]).toEqual([409, 'TRIAL_UNREADABLE']);
    expect(refused.body.status?.step?.name).toBe('GARE');
    const next = await player.status();
    expect([next.status, next.body.step?.name, next.body.view?.version]).toEqual([200, 'GARE', 1]);
  });

  it('of an earlier edition is moved to where the story is now', async () => {
    const player = browser(
      sealed({
        ...{ form: 1, city: 'SEUIL', code: '0ABCDE', version: 4, opened: ['messages/disparu'] },
        progress: { state: 'ACTIVATED', step: 'DISPARUE', reached: { GARE: 1, DISPARUE: 2 }, startDate: 1 },
      }),
    );
    const { status, body } = await player.status();
    expect([status, body.step?.name, body.code]).toEqual([200, 'GARE', '0ABCDE']);
  });

  it('is no session: the calls of an account refuse it', async () => {
    const player = await atSecondStep();
    const headers = { cookie: player.cookie() };
    for (const call of ['user/check', 'user/status/current', 'user/notebook'])
      expect((await app.visitor().get(`/api/${call}`, headers)).status, call).toBe(401);
  });
});

describe('somebody with an account', () => {
  it('keeps their own game beside this one', async () => {
    const player = await app.playing('VILLE');
    const trial = await atSecondStep();
    const headers = { cookie: trial.cookie() };
    expect((await player.get('/api/user/status/current', headers)).body).toMatchObject({
      story: { city: 'VILLE' },
      step: { name: 'GARE' },
    });
    expect((await player.get('/api/trial/user/status/current', headers)).body.step?.name).toBe('PORT_VIEUX');
  });
});

describe('the site around it', () => {
  it('names the city in no list of the counter, and makes no letter of it', async () => {
    const staff = await staffOf(app);
    expect((await staff.get('/api/admin/cities')).text).not.toContain('SEUIL');
    expect((await staff.get('/api/admin/funnel?city=SEUIL')).status).toBe(404);
  });

  it('answers 404 where no city is open', async () => {
    const other = await startTestApp();
    const { status, body } = await other.visitor().get('/api/trial/user/status/current');
    expect([status, body.error]).toEqual([404, 'NO_TRIAL']);
    await other.stop();
  });

  it('slows down whoever asks too much', async () => {
    const other = await startTestApp({ cities: [tinyCity(), openCity()] });
    const client = other.visitor();
    let refused = 0;
    for (let asked = 0; asked < 310; asked += 1)
      if ((await client.post('/api/trial/restart', {})).status === 429) refused += 1;
    expect(refused).toBe(10);
    await other.stop();
  });
});
