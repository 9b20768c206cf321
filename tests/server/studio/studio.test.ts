import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Desk, DeskCity, DeskPhone } from '../../../engine/graph/desk.ts';
import type { Status } from '../../../engine/index.ts';
import type { StudioEvent, StudioListener } from '../../../server/studio/studio.ts';
import { inHands } from '../../../scripts/explain/edits.ts';
import { writeCity } from '../../../scripts/explain/cities/city-folder.ts';
import { type HostedStudio, hostStudio } from '../../support/studio/hosted-studio.ts';
import { branchingCity } from '../../../scripts/explain/cities/branching-city.ts';
import { tinyCity } from '../../../scripts/explain/cities/tiny-city.ts';

const { slug, files } = tinyCity();
const BRANCHING = branchingCity({
  slug: 'quais',
  files: {
    'scenario.yaml': (text) =>
      text.replace('city: VILLE', 'city: QUAIS').replace('demonstration: VILLE1', 'demonstration: QUAIS1'),
  },
});

let studio: HostedStudio;
const news: StudioEvent[] = [];
const told: Parameters<StudioListener>[] = [];

const write = (path: string, text: string): void => writeFileSync(join(studio.cities, slug, path), text);

const textOf = (path: string): string => files.find((file) => file.path === path)?.text ?? '';
const read = () => studio.reload();
const get = async <Data>(path: string): Promise<Data> =>
  (await fetch(studio.address + path)).json() as Promise<Data>;
const post = (path: string, body: unknown, headers: Record<string, string> = {}) =>
  fetch(studio.address + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
const set = async (wish: unknown): Promise<DeskPhone> =>
  (await post(`/api/studio/phone/${slug}`, wish)).json() as Promise<DeskPhone>;
const status = () => get<Status>(`/studio/phone/${slug}/api/user/status/current`);
const city = async (): Promise<DeskCity | undefined> =>
  (await get<Desk>('/api/studio/desk')).cities.find((each) => each.slug === slug);

beforeAll(async () => {
  studio = await hostStudio();
  studio.service.onEvent((...one) => {
    news.push(one[0]);
    told.push(one);
  });
  read();
});
afterAll(() => studio.stop());

describe('a preview phone of the studio', () => {
  it('is at the start by default', async () => {
    expect((await status()).step?.name).toBe('GARE');
  });

  it('can be at any step, with the pages read before it opened', async () => {
    expect(await set({ step: 'MUSEE', at: '2027-06-15T15:00' })).toMatchObject({ step: 'MUSEE', taken: [] });
    const { view, startDate, lastStepDate, serverTime } = await status();
    expect(view?.messages.map(({ slug: name, isNew }) => [name, isNew])).toContainEqual(['bienvenue', false]);
    expect(view?.messages.map(({ slug: name, isNew }) => [name, isNew])).toContainEqual([
      'apresLePhare',
      true,
    ]);
    expect(String(startDate) < String(lastStepDate) && String(lastStepDate) < serverTime).toBe(true);
  });

  it('can take the alternative route', async () => {
    expect(await set({ step: 'DETOUR', taken: ['PHARE'] })).toMatchObject({
      step: 'DETOUR',
      taken: ['PHARE'],
    });
    expect((await status()).view?.messages.map((message) => message.slug)).toContain('leDetour');
  });

  it('judges answers by the real rules and advances', async () => {
    await set({ step: 'GARE' });
    const answer = (code: string) =>
      post(`/studio/phone/${slug}/api/code/check`, { code }, { 'idempotency-key': crypto.randomUUID() });
    expect((await answer('nulle part')).status).toBe(404);
    news.length = 0;
    expect((await answer('place du Vieux-Puits')).status).toBe(200);
    expect(await get<DeskPhone>(`/api/studio/phone/${slug}`)).toMatchObject({ step: 'PORT_VIEUX' });
    await expect.poll(() => news).toContain('studio:phone');
  });

  it('can set the time and shows a closed day', async () => {
    await set({ step: 'CAFE' });
    await set({ at: '2027-05-01T12:00' });
    expect(await status()).toMatchObject({ step: { name: 'CAFE' }, view: { hours: { state: 'closed' } } });
    await set({ at: '2027-05-03T12:00' });
    expect(await status()).toMatchObject({ step: { name: 'CAFE' }, view: { hours: { state: 'open' } } });
  });

  it('can have no hint, one, or all, with the next one available or waiting', async () => {
    const hints = async (wish: string) => {
      await set({ step: 'GARE', hints: wish });
      const { asked = [], nextAt = null } = (await status()).view?.hints ?? {};
      return [asked.length, nextAt === null];
    };
    expect([await hints('none'), await hints('ready'), await hints('waiting'), await hints('all')]).toEqual([
      [0, true],
      [1, true],
      [1, false],
      [3, true],
    ]);
  });

  it('shows the replacement of a place that is gone', async () => {
    const unavailable = async (wish: unknown) => {
      await set(wish);
      return (await status()).view?.unavailable.map(({ remedy }) => remedy.kind);
    };
    expect([await unavailable({ step: 'PHARE' }), await unavailable({ gone: true })]).toEqual([[], ['hint']]);
  });

  it('can hold one role of the city, and everything again', async () => {
    const papers = async (wish: unknown) => {
      await set(wish);
      const { view } = await status();
      return [
        view?.hands?.roles.map(({ name }) => name),
        view?.messages.some((message) => message.slug === 'ancienneLettre'),
      ];
    };
    const shared = tinyCity(inHands()).files.find(({ path }) => path === 'scenario.yaml')?.text ?? '';
    write('scenario.yaml', shared);
    read();
    expect((await city())?.roles.map(({ slug: role }) => role)).toEqual(['lecture', 'écoute']);
    expect(await papers({ step: 'CAFE', hand: 'lecture' })).toEqual([['lecture'], false]);
    expect(await papers({ hand: 'écoute' })).toEqual([['l’écoute'], true]);
    for (const hand of ['', 'carte']) expect(await papers({ hand }), hand).toEqual([undefined, true]);
    write('scenario.yaml', textOf('scenario.yaml'));
    read();
  });

  it('loads its media below its own path and does not touch the browser’s session', async () => {
    await set({ step: 'PHARE' });
    const [medium = ''] =
      /\/studio\/phone\/ville\/media\/[\w.-]+/u.exec(JSON.stringify(await status())) ?? [];
    expect((await fetch(studio.address + medium)).status).toBe(200);
    expect((await fetch(studio.address + medium.replace(/^.*\/media/u, '/media'))).status).toBe(404);
    const out = await post(`/studio/phone/${slug}/api/user/logout`, {}, { cookie: 'token=of-the-writer' });
    expect(out.headers.get('set-cookie')).toBeNull();
  });

  it('refuses invalid states and cross-site calls', async () => {
    const path = `/api/studio/phone/${slug}`;
    const statuses = [
      { step: 'NULLE_PART' },
      { at: 'demain' },
      { hints: 'beaucoup' },
      { hand: 3 },
      'rien',
    ].map(async (wish) => (await post(path, wish)).status);
    expect(await Promise.all(statuses)).toEqual([400, 400, 400, 400, 400]);
    expect((await post('/api/studio/phone/nulle-part', {})).status).toBe(404);
    expect((await post(path, { step: 'GARE' }, { 'sec-fetch-site': 'cross-site' })).status).toBe(403);
  });
});

describe('a preview phone of a story that branches', () => {
  beforeAll(() => {
    writeCity(studio.cities, BRANCHING);
    read();
  });
  afterAll(() => {
    rmSync(join(studio.cities, BRANCHING.slug), { recursive: true });
    read();
  });
  const path = '/api/studio/phone/quais';
  const visit = async (wish: unknown): Promise<DeskPhone> =>
    (await post(path, wish)).json() as Promise<DeskPhone>;
  const messages = async () => {
    const { view } = await get<Status>('/studio/phone/quais/api/user/status/current');
    return view?.messages.map((message) => message.slug) ?? [];
  };

  it('stands behind a choice with that choice, and remembers it', async () => {
    expect(await visit({ step: 'CAFE', chosen: { QUAI: 'suivre' } })).toMatchObject({
      step: 'CAFE',
      chosen: { QUAI: 'suivre' },
    });
    expect(await messages()).toContain('desBottes');
    expect(await visit({ at: '2027-05-03T12:00' })).toMatchObject({
      step: 'CAFE',
      chosen: { QUAI: 'suivre' },
    });
    expect(await visit({ step: 'CAFE', chosen: { QUAI: 'attendre' } })).toMatchObject({
      chosen: { QUAI: 'attendre' },
    });
    expect(await messages()).not.toContain('desBottes');
  });

  it('remembers the steps at which a hint was asked', async () => {
    expect(await visit({ step: 'CAFE', asked: ['PORT_VIEUX'] })).toMatchObject({
      asked: ['PORT_VIEUX'],
      clueIndex: 0,
    });
    expect(await visit({ at: '2027-05-03T12:00' })).toMatchObject({ asked: ['PORT_VIEUX'], clueIndex: 0 });
    expect(await visit({ step: 'CAFE', asked: ['CAFE'] })).toMatchObject({ asked: ['CAFE'], clueIndex: 1 });
    expect(await visit({ hints: 'none' })).toMatchObject({ asked: [], clueIndex: 0 });
  });

  it('stands at a step that only one option leads to', async () => {
    const chosen = { QUAI: 'suivre' };
    expect(await visit({ step: 'BARQUE', chosen })).toMatchObject({
      step: 'BARQUE',
      chosen,
      route: 'QUAI : « Suivre la silhouette »',
    });
    const there = { step: 'DETOUR', taken: ['PHARE'], chosen };
    expect(await visit(there)).toMatchObject(there);
  });

  it.each([
    [{ step: 'CAFE', chosen: { QUAI: 'nager' } }, 'L’étape QUAI n’a pas d’option « nager ».'],
    [{ step: 'CAFE', chosen: { CAFE: 'suivre' } }, 'L’étape CAFE n’a pas d’option « suivre ».'],
    [{ step: 'CAFE', chosen: ['suivre'] }, 'chosen : des étapes, et l’option choisie à chacune.'],
    [{ step: 'CAFE', taken: ['GARE'] }, 'L’étape GARE n’offre pas de trajet de secours.'],
    [{ step: 'CAFE', asked: ['NULLE_PART'] }, 'asked : les noms des étapes où un indice a été demandé.'],
    [{ step: 'NULLE_PART' }, 'L’étape NULLE_PART n’existe pas.'],
  ])('refuses %j with words', async (wish, message) => {
    const response = await post(path, wish);
    expect([response.status, await response.json()]).toEqual([400, { error: 'INVALID_VISIT', message }]);
  });
});

describe('the studio’s overview', () => {
  const settled = (is: (found: DeskCity | undefined) => boolean) =>
    expect.poll(async () => is(await city())).toBe(true);

  it('shows a city’s sheet, then the findings of playing every route', async () => {
    await settled((found) => found?.proved === true);
    const found = await city();
    expect(found).toMatchObject({ state: 'sound', name: 'Ville', problems: [] });
    expect(found?.graph?.nodes.map(({ id }) => id)).toContain('DETOUR');
    expect(found?.moments.map(({ label }) => label)).toContain('Le 14 juillet');
  });

  it('shows an error with its line, and the last valid version stays playable', async () => {
    write('steps/01-gare.yaml', textOf('steps/01-gare.yaml').replace('tile: alpha', 'tile: alfa'));
    read();
    const found = await city();
    expect(found?.state).toBe('stale');
    const [problem] = found?.problems ?? [];
    expect(problem).toMatchObject({
      severity: 'error',
      file: `${slug}/steps/01-gare.yaml`,
      path: join(studio.cities, slug, 'steps/01-gare.yaml'),
      line: 4,
    });
    expect(problem?.frame.join('\n')).toContain('4 | tile: alfa');
    expect(await set({ step: 'GARE' })).toMatchObject({ step: 'GARE' });
  });

  it('shows findings of the playthrough with the route to them', async () => {
    const trap = textOf('steps/01-gare.yaml').replace(
      /- C’est la place du Vieux-Puits.*$/mu,
      '- Cherchez encore.',
    );
    expect(trap).not.toBe(textOf('steps/01-gare.yaml'));
    write('steps/01-gare.yaml', trap);
    read();
    await settled((found) => found?.proved === true);
    const problem = (await city())?.problems.find(({ code }) => code === 'last-hint-not-enough');
    expect(problem?.gestures.length).toBeGreaterThan(0);
  });

  it('applies an edit to the phone at its step', async () => {
    await set({ step: 'GARE' });
    write('steps/01-gare.yaml', textOf('steps/01-gare.yaml').replace('Où commencer ?', 'Où finir ?'));
    read();
    await expect.poll(async () => (await status()).view?.puzzle?.['header']).toMatch(/^Où finir/u);
  });

  const question = async () => (await status()).view?.puzzle?.['header'];

  it('shows a change on the telephone before it is played, and then tells which city is new on the desk', async () => {
    await settled((found) => found?.proved === true);
    studio.service.previewDrawn();
    told.length = 0;
    write('steps/01-gare.yaml', textOf('steps/01-gare.yaml').replace('Où commencer ?', 'Où aller ?'));
    expect(studio.service.showUnplayed(studio.pages(), [slug])?.map(({ scenario }) => scenario.slug)).toEqual(
      [slug],
    );
    studio.service.afterPreview(read);
    expect(told).toEqual([]);
    expect(await question()).toMatch(/^Où aller/u);
    studio.service.previewDrawn();
    await expect.poll(() => told).toContainEqual(['studio:desk', [slug]]);
    const { cities } = await get<Desk>(`/api/studio/desk?city=${slug}`);
    expect(cities.map((each) => each.slug)).toEqual([slug]);
    expect((await get<Desk>('/api/studio/desk?city=nulle-part')).cities).toEqual([]);
  });

  it('takes a change back from players when playing it finds an error, and leaves it on the telephone', async () => {
    const wrong = textOf('steps/01-gare.yaml')
      .replace('Où commencer ?', 'Où tomber ?')
      .replace(/solution: .*/u, 'solution: ["autre chose"]');
    write('steps/01-gare.yaml', wrong);
    expect(studio.service.showUnplayed(studio.pages(), [slug])).toHaveLength(1);
    studio.service.previewDrawn();
    const [players] = read();
    expect((await city())?.state).toBe('unfinished');
    expect(await question()).toMatch(/^Où tomber/u);
    expect(JSON.stringify(players?.scenario.steps.GARE?.puzzle)).toContain('Où aller');
  });

  it('keeps a change on the telephone when an error is saved before the change was played', async () => {
    await settled((found) => found?.proved === true);
    write('steps/01-gare.yaml', textOf('steps/01-gare.yaml').replace('Où commencer ?', 'Où rester ?'));
    expect(studio.service.showUnplayed(studio.pages(), [slug])).toHaveLength(1);
    write(
      'steps/01-gare.yaml',
      textOf('steps/01-gare.yaml')
        .replace('Où commencer ?', 'Où rester ?')
        .replace('tile: alpha', 'tile: alfa'),
    );
    expect(studio.service.showUnplayed(studio.pages(), [slug])).toBeNull();
    read();
    expect((await city())?.state).toBe('stale');
    expect(await question()).toMatch(/^Où rester/u);
  });

  it('shows nothing of a change with an error that is seen without playing', () => {
    write('steps/01-gare.yaml', textOf('steps/01-gare.yaml').replace('tile: alpha', 'tile: alfa'));
    expect(studio.service.showUnplayed(studio.pages(), [slug])).toBeNull();
  });

  it('removes a city whose folder was deleted', async () => {
    rmSync(join(studio.cities, slug), { recursive: true });
    read();
    expect(await get<Desk>('/api/studio/desk')).toEqual({ cities: [], problems: [] });
    expect((await post(`/api/studio/phone/${slug}`, {})).status).toBe(404);
  });
});
