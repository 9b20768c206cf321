import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { tinyCity } from '../../../scripts/explain/cities/tiny-city.ts';
import { translatedCity } from '../../../scripts/explain/cities/translated-city.ts';
import { startTestApp, type TestApp } from '../../support/server/test-app.ts';
import type { Player } from '../../support/server/test-player.ts';

let app: TestApp;
let player: Player;
beforeAll(async () => {
  app = await startTestApp({ cities: [translatedCity()] });
  player = await app.playing('VILLE');
});
afterAll(() => app.stop());

const ENGLISH = { cookie: 'language=en' };

/** What a telephone is asked. */
async function told(headers: Record<string, string>) {
  const status = await player.get('/api/user/status/current', headers);
  const puzzle = status.body.view?.puzzle as { readonly header?: string } | undefined;
  return { header: puzzle?.header, cookies: status.headers.getSetCookie() };
}

const refusal = async (headers: Record<string, string>) =>
  (await player.answer('bonjour', {}, headers)).body.error;

describe('the language of a telephone', () => {
  const french = { header: 'Que cache la lettre ?', cookies: [] };
  const english = { header: 'What does the letter hide?', cookies: [] };

  it('is French without a choice, and the one that was chosen', async () => {
    expect(await told({})).toMatchObject(french);
    expect(await told(ENGLISH)).toMatchObject(english);
    expect([await refusal({}), await refusal(ENGLISH)]).toEqual(['Code Erroné', 'Wrong Code']);
  });

  it('is French where the site does not have the chosen one, which is dropped', async () => {
    const { cookies, ...rest } = await told({ cookie: 'language=xx' });
    expect(rest.header).toBe(french.header);
    expect(cookies).toEqual(['language=; Path=/; SameSite=Lax; Max-Age=0']);
  });

  it('gives way to that of the screen which asks', async () => {
    expect(await told({ ...ENGLISH, 'x-language': 'fr' })).toMatchObject(french);
    expect(await told({ 'x-language': 'en' })).toMatchObject(english);
    expect(await told({ ...ENGLISH, 'x-language': 'xx' })).toMatchObject(english);
  });

  const draft = translatedCity({
    files: { 'scenario.yaml': (text) => text.replace('en: offered', 'en: draft') },
  });
  it.each([
    ['has not got the chosen one', tinyCity()],
    ['has it as a draft', draft],
  ])('is French in a city that %s', async (_which, city) => {
    const other = await startTestApp({ cities: [city] });
    const one = await other.playing();
    const status = async (headers = {}) => (await one.get('/api/user/status/current', headers)).body;
    const french = await status();
    expect(french.view?.city.languages).toBeUndefined();
    expect(await status(ENGLISH)).toEqual(french);
    expect((await one.answer('bonjour', {}, ENGLISH)).body.error).toBe('Code Erroné');
    await other.stop();
  });
});
