import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp } from '../../support/server/test-app.ts';
import type { TestApp } from '../../support/server/test-app.ts';
import { playTo, type Answered, type Player } from '../../support/server/test-player.ts';
import { TINY_ANSWERS } from '../../../scripts/explain/cities/tiny-city.ts';

let app: TestApp;
beforeAll(async () => void (app = await startTestApp()));
afterAll(() => app.stop());

const playerAt = async (step: string) => playTo(await app.playing(), step);

const hint = (player: Player, headers?: Record<string, string>) =>
  player.post('/api/user/status/newClue', undefined, headers);

describe('hints', () => {
  it('P-API-17, P-ACT-07: are given one by one: the first at once, the next after ten seconds', async () => {
    const player = await app.playing();
    expect((await hint(player)).body).toMatchObject({
      clueIndex: 1,
      clues: [{ hint: 'Relisez la lettre.' }],
    });
    app.clock.wait(9000);
    const early = await hint(player);
    expect([early.status, early.body.seconds]).toEqual([403, 1]);
    expect(early.body.error).toMatch(/1 s/);
    app.clock.wait(1000);
    expect((await hint(player)).body.clueIndex).toBe(2);
  });

  it('are given once for two simultaneous requests', async () => {
    const player = await app.playing();
    const both = await Promise.all([hint(player), hint(player)]);
    expect(both.map(({ status }) => status).sort((a, b) => a - b)).toEqual([200, 403]);
    expect((await player.status()).clueIndex).toBe(1);
  });

  it('are given once for a repeated key', async () => {
    const player = await app.playing();
    const key = { 'idempotency-key': 'indice-1' };
    expect((await hint(player, key)).status).toBe(200);
    app.clock.wait(60_000);
    expect((await hint(player, key)).body.clueIndex).toBe(1);
  });
});

describe('the alternative route', () => {
  const take = (player: Player) => player.post('/api/user/status/goAlternativePath');

  it('is refused where there is none', async () => {
    const { status, body } = await take(await app.playing());
    expect([status, body.error]).toEqual([403, 'Aucun autre trajet n’est proposé ici']);
  });

  it('P-API-18: opens twenty seconds after the step began, once', async () => {
    const player = await playerAt('PHARE');
    expect((await player.status()).step?.hasAlternativePath).toBe(true);
    app.clock.wait(19_000);
    const early = await take(player);
    expect([early.status, early.body.seconds]).toEqual([403, 1]);
    app.clock.wait(1000);
    expect((await take(player)).body.step?.name).toBe('DETOUR');
    expect((await take(player)).status).toBe(403);
  });

  it('opens after five seconds in debug', async () => {
    const debug = await startTestApp({ settings: { debug: true } });
    const player = await playTo(await debug.playing(), 'PHARE');
    debug.clock.wait(5000);
    expect((await take(player)).status).toBe(200);
    await debug.stop();
  });
});

describe('the instrument', () => {
  const ask = (player: Player, code: string) => player.post('/api/code/recognise', { code });

  it('recognises the right dials without advancing and stores it', async () => {
    const player = await playerAt('PORT_VIEUX');
    expect((await ask(player, '0000')).body.recognised).toBe(false);
    app.clock.wait(5000);
    const right = await ask(player, '0412');
    expect(right.body).toMatchObject({
      recognised: true,
      reveal: { message: 'Rendez-vous au café, sous l’horloge.' },
    });
    const status = await player.status();
    expect(status.step?.name).toBe('PORT_VIEUX');
    expect(JSON.stringify(status.view?.puzzle)).toContain('Rendez-vous au café');
  });

  it('of dials is limited to one request in five seconds, with a tenth of tolerance', async () => {
    const player = await playerAt('PORT_VIEUX');
    await ask(player, '0000');
    app.clock.wait(4000);
    const early = await ask(player, '0412');
    expect([early.status, early.body.seconds]).toEqual([429, 1]);
    expect(early.body.recognised).toBeUndefined();
    app.clock.wait(500);
    expect((await ask(player, '0412')).status).toBe(200);
  });

  it('of the tuner is limited to ten requests a second', async () => {
    const player = await playerAt('PHARE');
    const responses = await Promise.all(
      Array.from({ length: 30 }, (_, index) => ask(player, String(1000 + index))),
    );
    const given = responses.filter(({ status }) => status === 200).length;
    expect(given).toBeGreaterThanOrEqual(10);
    expect(given).toBeLessThanOrEqual(12);
    app.clock.wait(1000);
    expect((await ask(player, '0612')).body.recognised).toBe(true);
  });
});

describe('opening a page', () => {
  const open = (player: Player, kind: string, slug: string) =>
    player.post('/api/user/status/opened', { kind, slug });

  it('removes its unread mark', async () => {
    const player = await playerAt('PORT_VIEUX');
    expect((await player.status()).view?.messages[0]?.isNew).toBe(true);
    const opened = await open(player, 'messages', 'bienvenue');
    expect(opened.body.view?.messages[0]?.isNew).toBe(false);
    expect((await player.status()).view?.messages[0]?.isNew).toBe(false);
    expect((await open(player, 'messages', 'bienvenue')).status).toBe(200);
  });

  it('stores both of two pages opened together', async () => {
    const player = await playerAt('PORT_VIEUX');
    await Promise.all([
      open(player, 'messages', 'bienvenue'),
      open(player, 'documents', 'carnet'),
      open(player, 'documents', 'mission_order'),
    ]);
    const { view } = await player.status();
    expect([...(view?.messages ?? []), ...(view?.documents ?? [])].filter(({ isNew }) => isNew)).toEqual([]);
  });

  const isNew = async (cookie: string, token: string | null) => {
    const { body } = await app
      .visitor()
      .get('/api/user/status/current', { cookie: `token=${token}; ${cookie}` });
    return body.view?.messages[0]?.isNew;
  };
  const cookiesOf = ({ headers }: Answered) =>
    headers.getSetCookie().map((cookie) => cookie.split(';')[0] ?? '');
  const again = async (player: Player, email: string): Promise<string> => {
    const { body } = await app.visitor().login(email);
    expect(body.token).not.toBe(player.token);
    return body.token ?? '';
  };
  /** A player with an unread message, and the e-mail that the party logs in with. */
  async function party(): Promise<{ player: Player; email: string }> {
    const player = await playerAt('PORT_VIEUX');
    return { player, email: (await player.get('/api/user/check')).body.email ?? '' };
  }

  it('keeps its unread mark on the other phones of the party', async () => {
    const { player, email } = await party();
    const other = await again(player, email);
    await open(player, 'messages', 'bienvenue');
    expect((await player.status()).view?.messages[0]?.isNew).toBe(false);
    expect(await isNew('', other)).toBe(true);
  });

  it('is remembered per browser across sessions', async () => {
    const { player, email } = await party();
    const [device = ''] = cookiesOf(await open(player, 'messages', 'bienvenue'));
    expect(device).toMatch(/^device=[\w-]{16}$/);
    const next = await again(player, email);
    expect(await isNew(device, next)).toBe(false);
    expect(await isNew('', next)).toBe(true);
    expect(await isNew('device=a', next)).toBe(true);
  });

  it('is shared between devices whose owner chooses so, past pages included, and with no other device', async () => {
    const { player, email } = await party();
    const [mine, another, friend] = [player.token, await again(player, email), await again(player, email)];
    await open(player, 'messages', 'bienvenue');
    const share = (token: string | null, shared: boolean, cookie = '') =>
      app.visitor().post('/api/user/status/sharing', { shared }, { cookie: `token=${token}; ${cookie}` });
    const first = await share(mine, true);
    expect([first.status, first.text, ...cookiesOf(first)]).toEqual([
      200,
      '{"shared":true}',
      'device=shared',
    ]);
    expect(await isNew('device=shared', mine)).toBe(false);
    await share(another, true);
    expect(await isNew('device=shared', another)).toBe(false);
    expect(await isNew('', friend)).toBe(true);
    const [own = ''] = cookiesOf(await share(another, false, 'device=shared'));
    expect(own).not.toBe('device=shared');
    expect(await isNew(own, another)).toBe(false);
    expect((await share(mine, 'oui' as unknown as boolean)).status).toBe(400);
  });

  it.each([
    ['messages', 'laFin', 404],
    ['messages', 'nulle-part', 404],
    ['documents', 'carnet_ouvert', 404],
    ['pages', 'merci', 400],
  ])('is refused when it is locked or unknown: %s/%s', async (kind, slug, status) => {
    expect((await open(await playerAt('PORT_VIEUX'), kind, slug)).status).toBe(status);
  });
});

describe('a conditional status request', () => {
  const poll = (player: Player, known: string) =>
    player.get('/api/user/status/current', { 'if-none-match': known });

  it('gets a 304 while nothing has changed, whatever the time', async () => {
    const player = await playerAt('PORT_VIEUX');
    const first = await poll(player, 'aucun');
    expect(first.status).toBe(200);
    const tag = first.headers.get('etag') ?? '';
    app.clock.wait(20_000);
    const second = await poll(player, tag);
    expect([second.status, second.text, second.headers.get('etag')]).toEqual([304, '', tag]);
  });

  it('gets the new status after a change', async () => {
    const player = await playerAt('PORT_VIEUX');
    const tag = (await poll(player, 'aucun')).headers.get('etag') ?? '';
    await player.answer(TINY_ANSWERS.PORT_VIEUX ?? '');
    const second = await poll(player, tag);
    expect([second.status, second.body.step?.name]).toEqual([200, 'CAFE']);
  });
});
