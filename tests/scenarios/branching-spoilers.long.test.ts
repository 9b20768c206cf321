import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { NO_PROMOTIONS, type Status } from '../../engine/index.ts';
import { createContentStore } from '../../server/content/content-store.ts';
import { readCityFolder } from '../../server/content/read-city-folder.ts';
import { compileTestCity } from '../support/cities/cities.ts';
import { compiledContent } from '../support/cities/compiled-pages.ts';
import { root } from '../support/programs/run.ts';
import type { ApiSession } from '../support/server/api-session.ts';
import { startTestApp, type TestApp } from '../support/server/test-app.ts';
import { beginGame } from '../support/spoilers/begin-game.ts';
import { findLeaks, harvest } from '../support/spoilers/harvest.ts';
import { playAllStates } from '../support/spoilers/play-states.ts';
import { secretsOf } from '../support/spoilers/secrets.ts';

/** Every byte of a story that is not a line, read in each state of two routes that decide differently. */
const folder = join(root, 'tests/cities/aubrelle');
const city = compileTestCity(readCityFolder(folder));
const secrets = secretsOf(city.scenario, city.source);
const built = mkdtempSync(join(tmpdir(), 'branching-'));

describe('the city whose story branches does not reveal what others decide', () => {
  let app: TestApp;
  beforeAll(async () => {
    const content = await compiledContent(city, folder, built);
    const store = createContentStore({
      cities: new Map([[city.scenario.city, content]]),
      promotions: NO_PROMOTIONS,
    });
    app = await startTestApp({ content: store, settings: { debug: true }, quiet: true });
  });
  afterAll(async () => {
    await app.stop();
    rmSync(built, { recursive: true, force: true });
  });

  /** The mails about messages on their way, each asked for as soon as it is offered, with the response. */
  async function arrivalMails(session: ApiSession): Promise<string[]> {
    const { view } = (await session.get('user/status/current')).body as unknown as Status;
    if (!view?.nextArrival) return [];
    await app.db('accounts').update({ email_proved_at: 1 });
    const asked = await session.post('user/status/arrivalMail', { arrival: view.nextArrival });
    expect(asked.status).toBe(200);
    const mails = await app
      .db('outbox')
      .where({ kind: 'arrival' })
      .whereNotNull('content')
      .select<{ content: string }[]>('content');
    return [
      asked.text,
      ...mails.flatMap(({ content }) =>
        Object.values(JSON.parse(content) as Record<string, string | null>).map(String),
      ),
    ];
  }

  // The first route asks for its hints itself.
  it.each([
    ['haute-confie', 0],
    ['basse-viaduc', 1],
  ])('on the route %s', async (name, hints) => {
    const route = city.routes.find((one) => one.name === name);
    if (!route) throw new Error(`no route ${name}`);
    const codeOf = (): Promise<string> => app.post(city.scenario.city);
    const session = await beginGame({ address: app.address, city, route, codeOf, wait: app.clock.wait });
    let searched = 0;
    let mailed = 0;
    await playAllStates({
      session,
      city,
      route,
      hints,
      wait: app.clock.wait,
      async visit(standing, answers) {
        const kept = secrets.at(standing);
        const mails = await arrivalMails(session);
        searched += kept.length;
        mailed += mails.length;
        expect(
          findLeaks(await harvest(session, [...answers, ...mails]), kept),
          `at ${standing.walked.at(-1)}`,
        ).toEqual([]);
      },
    });
    expect(searched).toBeGreaterThan(1000);
    expect(mailed).toBeGreaterThan(0);
  });

  it('and a passage of other players would be found', () => {
    const standing = { walked: ['LE_PLI', 'L_ECLUSE'], hintsAsked: 0, recognised: false };
    const passage =
      'je l’ai mis entre le sel et le tabac, l’adresse contre le mur : elle n’a plus à la lire, elle sait où elle va.';
    const planted = new Map([['planted', passage]]);
    const deposited = {
      ...standing,
      deeds: { chosen: { LE_PLI: 'confier' }, asked: [], took: null, elsewhere: [] },
    };
    expect(
      findLeaks(
        planted,
        secrets.at({ ...standing, deeds: { ...deposited.deeds, chosen: { LE_PLI: 'garder' } } }),
      ),
    ).toHaveLength(1);
    expect(findLeaks(planted, secrets.at(deposited))).toEqual([]);
  });
});
