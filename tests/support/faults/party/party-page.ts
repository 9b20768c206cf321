import { type Status, typeset } from '../../../../engine/index.ts';
import { sharedBrowser } from '../../e2e/browser.ts';
import { giveSession, openPhone } from '../../e2e/recruit.ts';
import type { TestApp } from '../../server/test-app.ts';

/** The screen of one telephone: a page of Chromium at the desk, which stays open through the whole game. */
export interface PartyPage {
  /** What has gone wrong on it. */
  readonly errors: readonly string[];
  /** Sets its clock, which time on the servers does not move. */
  setClock(now: number): Promise<void>;
  /** Whether it offers a role that an absent telephone holds. */
  offersRole(): Promise<boolean>;
  /** Whether it stands where this status does. */
  shows(status: Status): Promise<boolean>;
  close(): Promise<void>;
}

export async function openPartyPage(app: TestApp, token: string): Promise<PartyPage> {
  const page = await openPhone(await sharedBrowser(), app, null);
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  // Where packets are dropped, the only network is the loopback, which a browser takes for none.
  await page.addInitScript(() => Object.defineProperty(navigator, 'onLine', { value: true }));
  await page.clock.install({ time: app.clock.now });
  await giveSession(page.context(), app, { token });
  await page.goto('/home');
  await page.getByRole('link', { name: /^Qui joue/ }).waitFor();
  return {
    errors,
    setClock: (now) => page.clock.setSystemTime(now),
    offersRole: () =>
      page
        .getByRole('button', { name: /^Prendre .+ en attendant$/ })
        .first()
        .isVisible(),
    async shows({ view }) {
      const stamps = page.getByRole('navigation', { name: 'Applications' }).getByRole('link');
      const [step, stamp] = await Promise.all([
        page.locator('header p').innerText(),
        stamps.first().innerText(),
      ]);
      return (
        step === `Étape ${view?.stepNumber}` && stamp.startsWith(typeset(view?.tiles[0]?.label ?? '', 'fr'))
      );
    },
    close: () => page.context().close(),
  };
}
