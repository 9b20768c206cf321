// Plays lyon.
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { waitForPath, waitForText } from '../../support/e2e/look.ts';
import { inDatabase, journalOf } from '../../support/e2e/recruit.ts';
import { useStage } from '../../support/e2e/stage.ts';

const stage = useStage();

async function answer(page: Page, text: string): Promise<void> {
  await page.getByRole('main').getByRole('textbox').fill(text);
  await page.getByRole('button', { name: 'VALIDER' }).tap();
}

const KEPT = 'Pas de réseau : votre réponse est gardée.';

/** Refuses answers until « Envoyer » is pressed: a retry of the page's own timer never succeeds before it. */
async function networkReturnsWithTap(page: Page): Promise<void> {
  await page.evaluate(() =>
    document.addEventListener(
      'click',
      ({ target }) => {
        if (target instanceof Element && target.textContent === 'Envoyer')
          document.documentElement.dataset['network'] = 'back';
      },
      { capture: true },
    ),
  );
  await page.context().route('**/api/code/check', async (route) => {
    const isBack = await page.evaluate(() => document.documentElement.dataset['network'] === 'back');
    await (isBack ? route.continue() : route.abort());
  });
}

/**
 * Holds back the responses to answers until the returned function is called. The server judges them at once.
 */
async function holdVerdicts(page: Page): Promise<() => void> {
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/api/code/check', async (route) => {
    const response = await route.fetch();
    await released;
    await route.fulfill({ response });
  });
  return release;
}

describe('an answer that waits for the network', () => {
  it('with another is sent in order by the button when the phone detected no change, and the result of the last one is shown', async () => {
    const { page, recruit } = await stage.at('FIND_ALPHA');
    await page.goto('/home/app/code');
    await networkReturnsWithTap(page);
    await answer(page, 'Terreaux');
    await waitForText(page, KEPT);
    await answer(page, 'Fourvière');
    await waitForText(page, 'Pas de réseau : vos 2 réponses sont gardées.');
    await page.getByRole('button', { name: 'Envoyer' }).tap();
    await waitForText(page, 'Votre réponse « FOURVIÈRE » : Code Erroné');
    const judged = await inDatabase(stage.server, (db) => journalOf(db, recruit.code));
    expect(judged.map(({ reading }) => reading)).toEqual(['terreaux', 'fourviere']);
    await page.getByRole('button', { name: 'Bien lu' }).tap();
    await expect.poll(() => page.getByText('Votre réponse « FOURVIÈRE »').count()).toBe(0);
  });

  it('leads from the instrument to the next step once it was sent automatically', async () => {
    const { page } = await stage.at('FIND_ALPHA');
    await page.goto('/home/app/code');
    await page.context().setOffline(true);
    await answer(page, 'Bellecour');
    await waitForText(page, KEPT);
    await page.context().setOffline(false);
    await waitForPath(page, '/home/messages/premierMessage');
  });

  it('whose verdict comes after the next step is shown does not move the player to another screen', async () => {
    const { page } = await stage.at('FIND_ALPHA');
    await page.goto('/home/app/code');
    await page.getByRole('main').getByRole('textbox').waitFor();
    await page.context().setOffline(true);
    await answer(page, 'Bellecour');
    await waitForText(page, KEPT);
    const release = await holdVerdicts(page);
    const judged = page.waitForRequest('**/api/code/check');
    await page.context().setOffline(false);
    await judged;
    const instrument = page.getByRole('spinbutton', { name: 'Molette 1' });
    await page.reload();
    await instrument.waitFor();
    release();
    await waitForText(page, 'Votre réponse « BELLECOUR » est juste.');
    expect(await instrument.count()).toBe(1);
    await page.getByRole('button', { name: 'Continuer' }).tap();
    await waitForPath(page, '/home/messages/premierMessage');
  });
});
