import { TEST_TIMEOUT_MS } from '../../support/suite/timeouts.ts';
// Plays lyon.
import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { phone, sharedBrowser } from '../../support/e2e/browser.ts';
import { enterAnswer } from '../../support/e2e/drivers.ts';
import { byTouch, hurry, touch } from '../../support/e2e/hands.ts';
import { skipInspections, waitForPath, waitForText } from '../../support/e2e/look.ts';
import { checkDesk, playMove, readTheEnd } from '../../support/e2e/play-route.ts';
import { answersOf, giveSession, lyon, recruitAt } from '../../support/e2e/recruit.ts';
import type { ScreenHands } from '../../support/e2e/screen.ts';
import { driveTime } from '../../support/e2e/time.ts';
import { timedMoves } from '../../support/e2e/whole-game.ts';
import { hostServer, type HostedServer } from '../../support/server/hosted-server.ts';
import { startWebKit, webkitMissing, type WebKit } from '../../support/webkit/start-webkit.ts';
import { webkitScreen } from '../../support/webkit/webkit-screen.ts';

const { scenario, routes } = lyon;
const secret = routes.flatMap(({ name, written }) => (name === 'secret' ? [written] : []))[0];
if (!secret) throw new Error('Lyon has no written route to its secret');
const moves = timedMoves({ slug: 'lyon', name: 'secret', city: lyon, route: secret });
/** Without the lists of papers: other tests open them after every move. */
const moveAt = (step: string) => {
  const move = moves.find(({ at }) => at === step);
  if (!move) throw new Error(`the route does not pass ${step}`);
  const { messages: _messages, documents: _documents, ...stamps } = move;
  return stamps;
};

const missing = webkitMissing();

describe.skipIf(missing !== null)(
  missing ?? 'five telephones play one letter to its end, one of them in WebKit',
  () => {
    let server: HostedServer;
    let webkit: WebKit;
    let invitation = '';
    let isStuck = false;
    const troubles: string[] = [];
    /** Those who play now, by first name. */
    const playing = new Map<string, ScreenHands>();
    const screenOf = (name: string): ScreenHands => {
      const screen = playing.get(name);
      if (!screen) throw new Error(`${name} does not play`);
      return screen;
    };
    const pageOf = (name: string) => screenOf(name) as ScreenHands & Page;
    const press = (name: string, role: 'button' | 'link', label: string | RegExp) =>
      screenOf(name).getByRole(role, { name: label }).first().tap();
    const tells = (name: string, words: string): Promise<void> => waitForText(screenOf(name), words);
    /** The desk of a telephone shows what stands there after a move. */
    const followed = (name: string, step: string): Promise<void> =>
      checkDesk(touch, screenOf(name), scenario, moveAt(step));
    const others = (...names: readonly string[]) =>
      [...playing.keys()].filter((name) => !names.includes(name));
    /** One finds: the move is seen on all telephones that stand at their desk. */
    async function finds(name: string, step: string, elsewhere: readonly string[] = []): Promise<void> {
      await playMove(screenOf(name), scenario, moveAt(step));
      for (const other of others(name, ...elsewhere)) await followed(other, step);
    }

    async function openChromium(name: string): Promise<Page> {
      const context = await (
        await sharedBrowser()
      ).newContext({ ...phone, baseURL: server.address, serviceWorkers: 'allow' });
      const page = await context.newPage();
      page.setDefaultTimeout(TEST_TIMEOUT_MS);
      page.on('pageerror', ({ message }) => troubles.push(`${name}: ${message}`));
      await driveTime(page, server);
      await byTouch.prepare(page);
      skipInspections(page);
      playing.set(name, page);
      return page;
    }

    async function join(name: string, address: string): Promise<void> {
      const screen = screenOf(name);
      await screen.goto(address);
      await screen.getByLabel('Votre prénom').fill(name);
      await press(name, 'button', 'Rejoindre la partie');
      await waitForPath(screen, '/home');
      await waitForText(screen, scenario.name);
    }

    // Each test goes on where the one before it stopped.
    beforeEach(() => {
      expect(isStuck, 'the game stopped before').toBe(false);
      isStuck = true;
    });
    afterEach(({ task }) => void (isStuck = task.result?.state === 'fail'));

    beforeAll(async () => {
      server = await hostServer({ GAME_DEBUG: '1' });
      webkit = await startWebKit();
    });
    afterAll(async () => {
      for (const page of playing.values()) if ('context' in page) await (page as Page).context().close();
      await webkit?.stop();
      await server?.stop();
    });

    it('the holder invites from the desk, and guests join with a first name', async () => {
      const [first] = moves;
      const anne = await openChromium('Anne');
      await giveSession(anne.context(), server, await recruitAt(server, first?.at ?? ''));
      await anne.goto('/home');
      await press('Anne', 'link', 'Faire venir quelqu’un');
      await anne.getByLabel('Votre prénom').fill('Anne');
      await press('Anne', 'button', 'Faire venir quelqu’un');
      await anne.getByRole('img', { name: 'Code à scanner' }).waitFor();
      invitation = (await anne.getByText(/\/r\/[A-Z0-9]{6}$/).innerText()).split('/r/')[1] ?? '';
      await openChromium('Camille');
      await openChromium('Awa');
      const luc = webkitScreen(webkit.driver);
      skipInspections(luc);
      playing.set('Luc', luc);
      for (const name of ['Camille', 'Awa', 'Luc']) await join(name, `${server.address}/r/${invitation}`);
      await screenOf('Luc').evaluate(hurry);
      for (const name of others('Anne')) await tells('Anne', name);
    });

    it('an answer found by one is announced to another who types, and the typed text stays', async () => {
      const anne = pageOf('Anne');
      await anne.goto('/home/app/code');
      await answersOf(anne);
      await anne.getByRole('textbox').fill('presque');
      await finds('Camille', 'FIND_ALPHA', ['Anne']);
      await tells('Anne', 'Camille a trouvé');
      expect(await anne.getByRole('textbox').inputValue()).toBe('presque');
      await press('Anne', 'button', 'Suivre');
      await waitForPath(anne, '/home/messages/premierMessage');
      await press('Anne', 'link', 'Bureau');
      await followed('Anne', 'FIND_ALPHA');
    });

    it('the telephone in WebKit finds, and all follow', async () => {
      await finds('Luc', 'FIND_STATUE');
      await finds('Anne', 'DAME_PERCHEE');
    });

    it('one joins at the fourth step by typing six signs, and one leaves without a trace', async () => {
      const jo = await openChromium('Jo');
      await jo.goto('/login');
      await press('Jo', 'link', /Rejoindre une partie/);
      await jo.getByLabel('Les six signes de l’invitation').fill(invitation.toLowerCase());
      await jo.getByLabel('Votre prénom').fill('Jo');
      await press('Jo', 'button', 'Rejoindre la partie');
      await waitForPath(jo, '/home/carnet');
      await press('Jo', 'link', 'Bureau');
      await followed('Jo', 'DAME_PERCHEE');
      await finds('Jo', 'RENDEZ_VOUS');
      await finds('Awa', 'THE_SMS');
      const awa = pageOf('Awa');
      await press('Awa', 'link', /^Qui joue/);
      await press('Awa', 'button', 'Quitter la partie');
      await awa.getByRole('dialog').getByRole('button', { name: 'Quitter' }).tap();
      await waitForPath(awa, '/');
      const left = await awa.evaluate(() => [Object.keys(localStorage), document.cookie]);
      // The cookie names the telephone for the limits, as after a logout.
      expect(left).toEqual([[], expect.stringMatching(/^device=[\w-]{16}$/)]);
      expect(await awa.evaluate(async () => (await caches.open('unlocked')).keys())).toEqual([]);
      playing.delete('Awa');
      await awa.context().close();
      await expect
        .poll(() =>
          pageOf('Anne')
            .getByRole('link', { name: /^Qui joue/ })
            .innerText(),
        )
        .not.toContain('Awa');
    });

    it('a telephone without network for two steps learns on its return who found, and its answer is not judged', async () => {
      await finds('Jo', 'LA_PLACE');
      const camille = pageOf('Camille');
      const streams: boolean[] = [];
      camille.on('response', (response) => {
        if (response.url().endsWith('/party/stream')) streams.push(response.fromServiceWorker());
      });
      await press('Camille', 'link', /^Code/);
      await waitForPath(camille, '/home/app/code');
      await camille.getByRole('textbox').waitFor();
      await camille.context().setOffline(true);
      const { puzzle } = scenario.steps.DEVOIR_MUT ?? {};
      if (!puzzle) throw new Error('the step has no puzzle');
      await enterAnswer(touch, camille, scenario, puzzle, moveAt('DEVOIR_MUT').answer ?? '');
      await tells('Camille', 'votre réponse est gardée');
      await finds('Anne', 'DEVOIR_MUT', ['Camille']);
      await finds('Jo', 'STARS', ['Camille']);
      await camille.context().setOffline(false);
      await tells('Camille', 'Vous aviez trouvé aussi');
      await press('Camille', 'button', 'Bien lu');
      await press('Camille', 'link', 'Bureau');
      await followed('Camille', 'STARS');
      expect(streams.length, 'the stream was opened again').toBeGreaterThan(0);
      expect(streams, 'the service worker leaves the stream alone').not.toContain(true);
    });

    it('all reach the end together', async () => {
      await finds('Jo', 'FIRST_END');
      await finds('Camille', 'SECOND_LETTER');
      for (const name of playing.keys()) await readTheEnd(touch, screenOf(name), lyon, secret.ends);
      expect(troubles).toEqual([]);
    });
  },
);
