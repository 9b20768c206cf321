// Plays lyon.
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import type { NewAccount } from '../../support/server/api-session.ts';
import { atRest } from '../../support/e2e/look.ts';
import { lyonMoves, playTo } from '../../support/e2e/recruit.ts';
import { crampedReaders, faultsForReaders } from '../../support/e2e/readers.ts';
import { useStage } from '../../support/e2e/stage.ts';

const stage = useStage();

/** Navigates as a link would, without reloading the page. */
async function go(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);
}

const STILL_LOADING = /^(L’instrument chauffe|Chargement|Le pli s’ouvre)…$/;

async function settle(page: Page): Promise<void> {
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  await expect
    .poll(() =>
      page.locator('main[aria-busy=true], [data-page=loading]').or(page.getByText(STILL_LOADING)).count(),
    )
    .toBe(0);
  await atRest(page);
}

describe('with 320 px and with text of 200 % nothing is cut or too small, and nothing scrolls sideways', () => {
  it('at the desk, on the instrument and on the papers of every step', async () => {
    const { page, recruit } = await stage.at('FIND_ALPHA', { reducedMotion: 'reduce' });
    const seen = new Set<string>();
    const faults: string[] = [];
    const look = async (path: string): Promise<void> => {
      await settle(page);
      faults.push(...(await faultsForReaders(page, crampedReaders)).map((fault) => `${path} ${fault}`));
    };
    for (const step of [...lyonMoves.map((move) => move.step), 'SECRET_FOUND']) {
      await playTo(recruit, step);
      await page.goto('/home');
      await look(`/home at ${step}`);
      for (const path of await pathsAt(recruit)) {
        if (!seen.has(path) || path === '/home/app/code') {
          await go(page, path.replace(/#.*/, ''));
          await look(path);
        }
        seen.add(path);
      }
    }
    expect(faults).toEqual([]);
  });
});

interface Papers {
  readonly tiles: readonly { readonly id: string }[];
  readonly messages: readonly { readonly slug: string; readonly page: { readonly address: string } }[];
  readonly documents: Papers['messages'];
}

/** The screens of a step. A paper whose text has changed counts as another one. */
async function pathsAt({ session }: NewAccount): Promise<string[]> {
  const { view } = (await session.get('user/status/current')).body as unknown as { view: Papers };
  const tiles = view.tiles
    .map(({ id }) => ({ credits: '/home/app/credits', analyser: '/home/app/frequencies' })[id])
    .filter((path) => path !== undefined);
  const papers = [
    ...view.messages.map((entry) => ({ ...entry, at: '/home/messages' })),
    ...view.documents.map((entry) => ({ ...entry, at: '/document' })),
  ];
  const always = ['/home/app/code', '/home/messages', '/document'];
  return [...always, ...tiles, ...papers.map(({ at, slug, page }) => `${at}/${slug}#${page.address}`)];
}
