import { beforeAll, describe, expect, it } from 'vitest';
import { compileCity, prove } from '../../../engine/index.ts';
import type { Exchange } from '../../../engine/puzzles/shared/exchange.ts';
import { compileTestCity } from '../../support/cities/cities.ts';
import { compiled } from '../../../scripts/explain/cities/compiled.ts';
import { TALKS, talkingCity } from '../../support/cities/talking-city.ts';
import { TINY_ANSWERS } from '../../../scripts/explain/cities/tiny-city.ts';
import { onBothServers } from '../../support/server/both-servers.ts';
import { startTestApp, type TestApp } from '../../support/server/test-app.ts';
import type { Player } from '../../support/server/test-player.ts';
import { findLeaks } from '../../support/spoilers/harvest.ts';
import { beginGame } from '../../support/spoilers/begin-game.ts';
import { nameOf, playAllStates, type PlayedState } from '../../support/spoilers/play-states.ts';
import { secretsOf } from '../../support/spoilers/secrets.ts';
import { fileOf, staffOf } from '../../support/server/staff.ts';

const LATER = /retarde|hier|toujours|Le mot|mer descend|JUSANT|BARQUE|CAFE|"suivre"|"attendre"/u;

async function playerAtQuai(app: TestApp): Promise<Player> {
  const player = await app.playing();
  for (const name of ['GARE', 'PORT_VIEUX']) await player.answer(TINY_ANSWERS[name] ?? '');
  return player;
}

const say = (player: Player, code: string) => player.post('/api/code/recognise', { code });
const send = (player: Player, code: string) => player.post('/api/code/check', { code, step: 'QUAI' });
const heard = async (player: Player, code: string) =>
  (await say(player, code)).body.reveal?.['exchange'] as Exchange | undefined;

it('a city with a dialogue has no problem and passes every proof', () => {
  const source = talkingCity();
  expect(compileCity(source).diagnostics).toEqual([]);
  expect(prove(source, compiled(source), 2026).findings).toEqual([]);
});

describe.each(compileTestCity(talkingCity()).routes)('on the route $name', (route) => {
  const city = compileTestCity(talkingCity());
  const secrets = secretsOf(city.scenario, city.source);

  it('no byte contains what was not said yet, an answer or a later text', async () => {
    const app = await startTestApp({ cities: [city.source], settings: { debug: true } });
    const codeOf = (): Promise<string> => app.post(city.scenario.city);
    const session = await beginGame({ address: app.address, city, route, codeOf, wait: app.clock.wait });
    let replies = 0;
    const visit: PlayedState = async (standing, answers) => {
      const { text } = await session.get('user/status/current');
      const read = new Map([
        ['status', text],
        ...answers.map((answer, index) => [`answer ${index}`, answer] as const),
      ]);
      expect(findLeaks(read, secrets.at(standing)), nameOf(standing)).toEqual([]);
      if (!standing.said) return;
      replies += 1;
      // What follows a reply is a leak to a player who has not given it.
      expect(
        findLeaks(read, secrets.at({ ...standing, said: standing.said.slice(1) })),
        nameOf(standing),
      ).not.toEqual([]);
    };
    await playAllStates({ session, city, route, hints: 0, visit, wait: app.clock.wait });
    expect(replies).toBeGreaterThan(0);
    await app.stop();
  });
});

onBothServers((servers) => {
  let app: TestApp;
  beforeAll(async () => void (app = await servers.start({ cities: [talkingCity()] })));

  it('sends of a dialogue what was said, and the next question', async () => {
    const player = await playerAtQuai(app);
    const { view } = await player.status();
    expect(view?.puzzle).toMatchObject({
      type: 'dialogue',
      exchange: {
        said: [{ text: 'Restez-vous sous l’horloge ?' }],
        replies: [{ label: 'J’attends' }, { label: 'Je vous suis' }],
      },
    });
    expect(JSON.stringify(await player.status())).not.toMatch(LATER);
    const waiting = await heard(player, 'J’attends');
    expect(waiting?.said.map(({ text }) => text).slice(1)).toEqual([
      'J’attends',
      'L’horloge retarde de vingt minutes.',
      'Attendez-vous depuis longtemps ?',
    ]);
    expect(JSON.stringify(waiting)).not.toMatch(/mer descend|Le mot|JUSANT|BARQUE|"suivre"|"attendre"/u);
    const asked = await say(player, 'je vous suis');
    expect(asked.body).toMatchObject({
      recognised: false,
      reveal: { exchange: { replies: [], field: { placeholder: 'Le mot' } } },
    });
    expect(asked.text).not.toMatch(/JUSANT|retarde|hier|BARQUE/u);
    expect(JSON.stringify(await player.status())).not.toMatch(LATER);
  });

  it('counts no reply as a mistake, a recognised value or a guess', async () => {
    const player = await playerAtQuai(app);
    const { code, view } = await player.status();
    for (let time = 0; time < 40; time += 1) {
      app.clock.wait(1000);
      for (const path of ['J’attends', 'Je vous suis', 'Je vous suis > flot'])
        expect((await say(player, path)).status).toBe(200);
    }
    expect((await player.status()).view?.version).toBe(view?.version);
    const staff = await staffOf(app);
    const { standing } = await fileOf(staff, code);
    expect(standing).toMatchObject({ mistakes: [], questions: 0, isForced: false });
    expect(await app.db('limits').where('key', 'like', 'recognise:%')).toEqual([]);
  });

  it('remembers the reply that has a name, and shows staff its words', async () => {
    const player = await playerAtQuai(app);
    expect((await send(player, TALKS.suivre)).body.step?.name).toBe('BARQUE');
    await player.answer('27');
    const { code, view } = await player.status();
    expect(view?.messages.map(({ slug }) => slug)).toContain('desBottes');
    const staff = await staffOf(app);
    const { standing } = await fileOf(staff, code);
    expect(standing?.choices.map(({ option }) => option)).toEqual(['Je vous suis']);
  });

  it('counts the first of two phones, and tells the second what was said', async () => {
    const player = await playerAtQuai(app);
    expect((await send(player, TALKS.attendre)).body.step?.name).toBe('CAFE');
    const late = await send(player, TALKS.suivre);
    expect(late).toMatchObject({ status: 409, body: { error: 'STALE', decided: 'J’attends' } });
    expect((await say(player, 'Je vous suis')).body).toEqual({ recognised: false });
  });
});
