import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Scenario } from '../../engine/index.ts';
import { newPlayer, type ApiSession } from '../support/api-session.ts';
import { cityNames, readCity, routesToPlay, type City, type CityRoute } from '../support/cities.ts';
import { startServer, type RunningServer } from '../support/running-server.ts';
import { findLeaks, harvest, type Harvest } from '../support/spoilers/harvest.ts';
import { secretsOf, type Standing } from '../support/spoilers/secrets.ts';

interface State extends Standing {
  readonly harvest: Harvest;
}

/** Plays a route over HTTP; at each step before, after a hint, and once an instrument has recognised the answer. */
async function playThrough(
  session: ApiSession,
  { scenario }: City,
  route: CityRoute,
  visit: (standing: Standing, answers: readonly string[]) => Promise<void>,
): Promise<void> {
  const walked: string[] = [];
  for (const move of route.moves) {
    if (walked.at(-1) !== move.step) {
      walked.push(move.step);
      await visitStep(session, scenario, move, [...walked], visit);
    }
    if (move.call === 'user/status/goAlternativePath') await new Promise((resolve) => setTimeout(resolve, 5_100));
    const answer = await session.post(move.call, move.body);
    expect(answer.status, `${move.step}: ${answer.text}`).toBe(200);
  }
  const last = (await session.get('user/status/current')).body.step as { name: string };
  await visit({ walked: [...walked, last.name], hintsAsked: 0, recognised: false }, []);
}

type Visit = Parameters<typeof playThrough>[3];

async function visitStep(
  session: ApiSession,
  scenario: Scenario,
  move: CityRoute['moves'][number],
  walked: readonly string[],
  visit: Visit,
): Promise<void> {
  await visit({ walked, hintsAsked: 0, recognised: false }, []);
  if ((scenario.steps[move.step]?.hints.length ?? 0) > 0) {
    const clue = await session.post('user/status/newClue');
    expect(clue.status).toBe(200);
    await visit({ walked, hintsAsked: 1, recognised: false }, [clue.text]);
  }
  const recognised = move.body.code ? await recognise(session, move.body.code) : null;
  if (recognised?.status === 200 && recognised.body.recognised === true)
    await visit({ walked, hintsAsked: 1, recognised: true }, [recognised.text]);
}

/** An instrument is asked at its own pace: who comes too early comes again. */
async function recognise(session: ApiSession, code: string): ReturnType<ApiSession['post']> {
  const answer = await session.post('code/recognise', { code });
  if (answer.status !== 429) return answer;
  await new Promise((resolve) => setTimeout(resolve, 250));
  return recognise(session, code);
}

async function startPlaying(server: RunningServer, { scenario }: City): Promise<ApiSession> {
  const session = await newPlayer(server.address);
  const activated = await session.post(`a/${scenario.demonstration}`);
  expect(activated.status, activated.text).toBe(200);
  return session;
}

const nameOf = ({ walked, hintsAsked, recognised }: Standing): string =>
  `${walked.at(-1)}, ${hintsAsked} hints${recognised ? ', recognised' : ''}`;

/** The addresses that are not said to be unknown. */
async function answered(session: ApiSession, addresses: readonly string[]): Promise<string[]> {
  const statuses = await Promise.all(addresses.map(async (address) => (await session.fetch(address)).status));
  return addresses.filter((_address, index) => statuses[index] !== 404);
}

describe.each(cityNames)('nothing of the future leaves the server: %s', (slug) => {
  const city = readCity(slug);
  const secrets = secretsOf(city.scenario, city.source);
  const states: State[] = [];

  describe.each(routesToPlay(city))('route $name', (route) => {
    /** What a session may fetch, by where it stands. */
    const passed = new Map<string, Harvest>();
    let server: RunningServer;
    beforeAll(async () => {
      server = await startServer({ GAME_DEBUG: '1' });
    });
    afterAll(() => server.stop());

    it('no byte that a session can fetch tells an answer, an unopened hint or a later text', { timeout: 120_000 }, async () => {
      const session = await startPlaying(server, city);
      await playThrough(session, city, route, async (standing, answers) => {
        const harvested = await harvest(session, answers);
        states.push({ ...standing, harvest: harvested });
        passed.set(nameOf(standing), harvested);
        expect(findLeaks(harvested, secrets.at(standing)), `at ${standing.walked.at(-1)}`).toEqual([]);
      });
      expect(states.length).toBeGreaterThan(route.moves.length);
    });

    it('no address seen in any other state is answered before its time', { timeout: 120_000 }, async () => {
      const everywhere = new Set(states.flatMap((state) => [...state.harvest.keys()].filter((key) => key.startsWith('/'))));
      expect(everywhere.size).toBeGreaterThan(10);
      const fresh = await startServer({ GAME_DEBUG: '1' });
      try {
        const stranger = await newPlayer(fresh.address);
        expect(await answered(stranger, [...everywhere]), 'without a letter').toEqual([]);
        const session = await startPlaying(fresh, city);
        const before = new Set<string>();
        const seen = new Set<string>();
        await playThrough(session, city, route, async (standing) => {
          const name = nameOf(standing);
          seen.add(name);
          for (const address of passed.get(name)?.keys() ?? []) before.add(address);
          const notYet = [...everywhere].filter((address) => !before.has(address));
          expect(await answered(session, notYet), `at ${name}`).toEqual([]);
        });
        expect([...seen], 'the same states were passed').toEqual([...passed.keys()]);
      } finally {
        await fresh.stop();
      }
    });
  });

  it('a planted leak is caught, whatever its kind', () => {
    const [state] = states.filter(({ walked }) => walked.length === 2);
    if (!state) throw new Error('the route was not played');
    const kept = secrets.at(state);
    for (const kind of [/hint 2/, /answer/, /^message /, /what recognition reveals/, /replies/, /^document /]) {
      const secret = kept.find(({ what }) => kind.test(what));
      if (!secret) continue;
      const planted = new Map([...state.harvest, ['planted', JSON.stringify({ note: `avant ${secret.text.toUpperCase()} après` })]]);
      expect(findLeaks(planted, kept), String(kind)).toContainEqual(expect.stringContaining(`planted tells ${secret.what}`));
    }
  });
});
