import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { onEachDatabase } from '../../support/database/databases.ts';
import { startTestApp } from '../../support/server/test-app.ts';
import type { TestApp } from '../../support/server/test-app.ts';
import type { Answered, Player } from '../../support/server/test-player.ts';
import { TINY_PROMOTIONS } from '../../../scripts/explain/promotion-cases.ts';
import { tinyPromotions } from '../../support/cities/tiny-promotions.ts';

let networks = 0;

/** Each call comes from a network of its own, unless its headers name one. */
const solve = (
  player: Player,
  code: unknown = 'le puits perdu',
  headers: Record<string, string> = {},
): Promise<Answered> => {
  networks += 1;
  const network = `10.${networks >> 8}.${networks & 255}.1`;
  return player.post('/api/puzzle/all', { code }, { 'x-forwarded-for': network, ...headers });
};

const settings = { trustProxy: 1 };

const visitorOf = ({ headers }: Answered): string => headers.getSetCookie()[0]?.split(';')[0] ?? '';

onEachDatabase((open, shared) => {
  let app: TestApp;
  beforeEach(async () => {
    app = await startTestApp({ databaseUrl: await open(), promotions: tinyPromotions(), settings });
    return () => app.stop();
  });

  it('P-API-20, P-PAGE-09, P-CONST-02: return the copy, its code and its city: free below 1, then the reduced price', async () => {
    const answers = [];
    for (let count = 0; count < 5; count += 1) answers.push((await solve(app.visitor())).body);
    expect(answers).toEqual([
      { index: -2, freeCopies: 3, promoCode: 'PUITS0', city: 'Ville' },
      { index: -1, freeCopies: 3, promoCode: 'PUITS0', city: 'Ville' },
      { index: 0, freeCopies: 3, promoCode: 'PUITS0', city: 'Ville' },
      { index: 1, freeCopies: 3, promoCode: 'PUITS950', city: 'Ville' },
      { index: 2, freeCopies: 3, promoCode: 'PUITS950', city: 'Ville' },
    ]);
  });

  it('give three free copies to fifty simultaneous visitors, each once', async () => {
    const all = await Promise.all(Array.from({ length: 50 }, () => solve(app.visitor())));
    expect(all.map(({ status }) => status)).toEqual(Array<number>(50).fill(200));
    const indexes = all
      .map(({ body }) => Number((body as { index?: number }).index))
      .sort((left, right) => left - right);
    expect(indexes).toEqual(Array.from({ length: 50 }, (_, position) => position - 2));
    expect(all.filter(({ text }) => text.includes('PUITS0'))).toHaveLength(3);
  });

  it('are given one after another: of fifty simultaneous visitors, each queries the database after the one before has a copy', async () => {
    const statements: string[] = [];
    app.db.on('query', ({ sql }: { sql: string }) => {
      if (/^insert into .promotion_copies/.test(sql)) statements.push('given');
      if (/^select .* from .promotion_copies. where .promotion. = \S+ and \(/.test(sql))
        statements.push('looked for');
    });
    await Promise.all(Array.from({ length: 5 }, () => solve(app.visitor())));
    expect(statements).toEqual(Array<string[]>(5).fill(['looked for', 'looked for', 'given']).flat());
  });

  it('give the same visitor the same copy in any spelling', async () => {
    const first = await solve(app.visitor());
    const cookie = visitorOf(first);
    const again = await Promise.all(
      ['seau', 'LE PUITS PERDU', 'puits perdu'].map((code) => solve(app.visitor(), code, { cookie })),
    );
    expect(again.map(({ body }) => body)).toEqual([first.body, first.body, first.body]);
    expect((await solve(app.visitor())).body).toMatchObject({ index: -1 });
  });

  it('give one copy for ten simultaneous requests of a browser', async () => {
    const cookie = visitorOf(await solve(app.visitor(), 'cloche d’étain'));
    const all = await Promise.all(Array.from({ length: 10 }, () => solve(app.visitor(), 'seau', { cookie })));
    expect(new Set(all.map(({ text }) => text)).size).toBe(1);
    expect((await solve(app.visitor())).body).toMatchObject({ index: -1 });
  });

  it('recognise an account without a cookie, on each of its devices', async () => {
    const player = await app.player('devin@poste.test');
    const first = await solve(player);
    expect(first.headers.getSetCookie()).toEqual([]);
    const elsewhere = app.visitor();
    await elsewhere.login('devin@poste.test');
    expect((await solve(elsewhere)).body).toEqual(first.body);
  });

  it('recognise the browser after it registered', async () => {
    const first = await solve(app.visitor());
    const player = await app.player();
    expect((await solve(player, 'seau', { cookie: visitorOf(first) })).body).toEqual(first.body);
  });

  it('keep copies given before the file changed', async () => {
    const first = await solve(app.visitor());
    const text = TINY_PROMOTIONS.replace('copies: 3', 'copies: 1').replace('PUITS0', 'PUITS1');
    app.content.replace({
      cities: new Map(app.content.all().map((city) => [city.scenario.city, city])),
      promotions: tinyPromotions(text),
    });
    expect((await solve(app.visitor(), 'seau', { cookie: visitorOf(first) })).body).toMatchObject({
      index: -2,
      promoCode: 'PUITS1',
    });
    expect((await solve(app.visitor())).body).toMatchObject({ index: 1, promoCode: 'PUITS950' });
  });

  it.runIf(shared)('count together in two processes', async () => {
    const databaseUrl = await open();
    const apps = await Promise.all(
      [0, 1].map(() => startTestApp({ databaseUrl, promotions: tinyPromotions(), settings })),
    );
    const all = await Promise.all(
      Array.from({ length: 30 }, (_, count) => solve((apps[count % 2] as TestApp).visitor())),
    );
    expect(all.filter(({ text }) => text.includes('PUITS0'))).toHaveLength(3);
    expect(new Set(all.map(({ text }) => text)).size).toBe(30);
    await Promise.all(apps.map((app) => app.stop()));
  });
});

describe('puzzle/all', () => {
  let app: TestApp;
  beforeAll(async () => void (app = await startTestApp({ promotions: tinyPromotions(), settings })));
  afterAll(() => app.stop());

  it('P-API-20: answers 404 without a cookie to a wrong solution', async () => {
    for (const code of ['puits', '', '   ', 'x'.repeat(3000), '\0', 'neige']) {
      const { status, body, headers } = await solve(app.visitor(), code);
      expect([code, status, body.error]).toEqual([code, 404, 'NOT_A_SOLUTION']);
      expect(headers.getSetCookie()).toEqual([]);
    }
  });

  it('P-API-20, P-ERR-30: answers 410 with the promotion’s own words once it is over, whatever the spelling', async () => {
    const { status, body, headers } = await solve(app.visitor(), 'LE GUÉ');
    expect([status, body.error]).toEqual([410, 'Le gué est fermé depuis le 1er juin.']);
    expect(headers.getSetCookie()).toEqual([]);
  });

  it('is also over for visitors with a copy, and unknown before its first day', async () => {
    const cookie = visitorOf(await solve(app.visitor(), 'la cloche d’étain'));
    const start = app.clock.now;
    app.clock.wait(30 * 24 * 3600 * 1000);
    expect((await solve(app.visitor(), 'la cloche d’étain', { cookie })).status).toBe(410);
    app.clock.wait(Date.UTC(2026, 11, 1) - app.clock.now);
    expect((await solve(app.visitor(), 'neige')).body).toMatchObject({
      index: 1,
      freeCopies: 0,
      promoCode: 'NEIGE950',
    });
    app.clock.wait(start - app.clock.now);
  });

  it('sets an HttpOnly cookie for this path and six months', async () => {
    const { headers } = await solve(app.visitor(), 'seau');
    expect(headers.getSetCookie()).toEqual([
      expect.stringMatching(
        /^visitor=[\w-]{43}; HttpOnly; Path=\/api\/puzzle; SameSite=Lax; Max-Age=15552000$/,
      ),
    ]);
  });

  it('accepts no forged cookie, however well formed', async () => {
    const invented = `visitor=${'x'.repeat(43)}`;
    const [one, two] = [
      await solve(app.visitor(), 'seau', { cookie: invented }),
      await solve(app.visitor(), 'seau', { cookie: invented }),
    ];
    expect(visitorOf(one)).toMatch(/^visitor=[\w-]{43}$/);
    expect([visitorOf(one), visitorOf(two)]).not.toContain(invented);
    expect(visitorOf(one)).not.toBe(visitorOf(two));
  });

  it('recognises the cookie that it set for another riddle', async () => {
    const cookie = visitorOf(await solve(app.visitor(), 'seau'));
    expect(visitorOf(await solve(app.visitor(), 'la cloche d’étain', { cookie }))).toBe(cookie);
  });

  it('stores no address, no e-mail and no cookie of a visitor', async () => {
    const answered = await solve(app.visitor(), 'seau', { 'x-forwarded-for': '203.0.113.9' });
    const rows = JSON.stringify(await app.db('promotion_copies').select());
    expect(rows).not.toContain('203.0.113');
    expect(rows).not.toContain(visitorOf(answered).slice('visitor='.length));
  });

  it('delays an address after too many wrong guesses, but accepts a right one', async () => {
    const from = (address: string) => ({ 'x-forwarded-for': address });
    let refused: Answered | null = null;
    for (let count = 0; count < 130 && !refused; count += 1) {
      const answered = await solve(app.visitor(), `essai ${count}`, from('198.51.100.1'));
      if (answered.status === 429) refused = answered;
    }
    expect(refused?.body.seconds).toBeGreaterThan(0);
    expect((await solve(app.visitor(), 'seau', from('198.51.100.1'))).status).toBe(200);
  });

  it('answers 404 when no file defines a promotion', async () => {
    const bare = await startTestApp();
    expect((await solve(bare.visitor(), 'seau')).status).toBe(404);
    await bare.stop();
  });
});

describe('a promotion under attack', () => {
  const FORTY = TINY_PROMOTIONS.replace('copies: 3', 'copies: 40');
  const DAY = 24 * 3600 * 1000;
  let app: TestApp;
  beforeEach(async () => {
    app = await startTestApp({ promotions: tinyPromotions(FORTY), settings });
    return () => app.stop();
  });
  const from = (index: number) => ({ 'x-forwarded-for': `198.51.${index}.1` });
  const alarms = () =>
    app
      .logs()
      .split('\n')
      .filter((line) => line.includes('"alarm":"promotion"'));

  it('gives a quarter of its free copies in a day, raises an alarm at the last one, and keeps given copies', async () => {
    const first = await solve(app.visitor(), 'seau', from(0));
    for (let index = 1; index < 9; index += 1)
      expect((await solve(app.visitor(), 'seau', from(index))).status).toBe(200);
    expect(alarms()).toEqual([]);
    expect((await solve(app.visitor(), 'seau', from(9))).status).toBe(200);
    expect(JSON.parse(alarms()[0] ?? '')).toMatchObject({ level: 40, promotion: 'le-puits' });
    app.clock.wait(1000);
    const eleventh = await solve(app.visitor(), 'seau', from(10));
    expect([eleventh.status, eleventh.body, eleventh.headers.getSetCookie()]).toEqual([
      200,
      { index: 1, freeCopies: 40, promoCode: 'PUITS950', city: 'Ville' },
      [],
    ]);
    expect((await solve(app.visitor(), 'seau', { ...from(0), cookie: visitorOf(first) })).body).toEqual(
      first.body,
    );
    app.clock.wait(DAY - 1000);
    expect((await solve(app.visitor(), 'seau', from(10))).body).toMatchObject({
      index: -29,
      promoCode: 'PUITS0',
    });
    expect(alarms()).toHaveLength(1);
  });

  it('gives at most ten free copies to sixty simultaneous visitors, and the reduced price to the others', async () => {
    const all = await Promise.all(
      Array.from({ length: 60 }, (_, index) => solve(app.visitor(), 'seau', from(index))),
    );
    expect(all.filter(({ status }) => status === 200)).toHaveLength(60);
    expect(all.filter(({ text }) => text.includes('PUITS0'))).toHaveLength(10);
    expect(await app.db('promotion_copies').select()).toHaveLength(10);
  });

  it('gives two free copies a day to one network, and the reduced price to the third', async () => {
    const given = async () => (await solve(app.visitor(), 'seau', from(1))).body;
    expect([await given(), await given()]).toMatchObject([{ index: -39 }, { index: -38 }]);
    expect(await given()).toMatchObject({ index: 1, promoCode: 'PUITS950' });
    expect((await solve(app.visitor(), 'seau', from(2))).body).toMatchObject({ index: -37 });
    app.clock.wait(DAY);
    expect(await given()).toMatchObject({ index: -36 });
  });

  it('keeps sixty copies an hour for one network, and refuses nobody', async () => {
    await app.db('promotions').insert({ name: 'le-puits', given: 40 });
    const all = await Promise.all(Array.from({ length: 70 }, () => solve(app.visitor(), 'seau', from(1))));
    expect(all.filter(({ status, text }) => status === 200 && text.includes('PUITS950'))).toHaveLength(70);
    expect(await app.db('promotion_copies').select()).toHaveLength(60);
  });
});
