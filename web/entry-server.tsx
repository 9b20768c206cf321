import type { ReactNode } from 'react';
import { prerender } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';
import { Screens } from './App.tsx';
import { loadPage, type ImportPage } from './player/pages/load-page.ts';
import { site } from './site/site.ts';
import { initialStateOf, type InitialGame } from './state/game/initial-state.ts';
import { initialState } from './state/client-state.ts';
import { FirstState } from './state/store.ts';

export { INITIAL_STATE_ID as initialStateId, initialStateOf } from './state/game/initial-state.ts';
export { frame, game, instrument, publicPages } from './site/head.ts';

/** The product's facts that stand in the head of a document. */
export const facts = {
  name: site.name,
  tagline: site.tagline,
  mainUrl: site.mainUrl,
  publisher: site.legal.publisher,
  price: site.promoCode ? site.prices.preorder : site.prices.regular,
  preorder: site.promoCode !== undefined,
};

/**
 * Every lazy part is waited for and stands in its place: nothing is left for an inline script, which the policy forbids. Rejects
 * when a component throws.
 */
async function draw(app: ReactNode): Promise<string> {
  const problems: unknown[] = [];
  const options = { progressiveChunkSize: Number.MAX_SAFE_INTEGER, onError: (problem: unknown) => void problems.push(problem) };
  const { prelude } = await prerender(app, options);
  const html = await new Response(prelude).text();
  if (problems.length > 0) throw problems[0];
  return html;
}

const screensAt = (address: string) => (
  <StaticRouter location={address}>
    <Screens />
  </StaticRouter>
);

/** Draws the page at an address as a visitor without session sees it first. */
export const render = (address: string): Promise<string> => draw(screensAt(address));

/**
 * Draws a screen of the game for one player. What it is drawn from is handed down with the drawing and kept nowhere: several may
 * be under way at a time.
 */
export async function renderGame(initialGame: InitialGame, address: string, importPage: ImportPage): Promise<string> {
  const page = initialGame.status.view?.page;
  if (page) await loadPage(page.address, importPage);
  return draw(<FirstState value={{ ...initialState, ...initialStateOf(initialGame) }}>{screensAt(address)}</FirstState>);
}
