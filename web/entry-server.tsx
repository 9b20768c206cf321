import type { ReactNode } from 'react';
import { prerender } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';
import { Screens } from './App.tsx';
import { inEachLanguage, type Language, LANGUAGES } from '../engine/public.ts';
import { loadPage, type ImportPage } from './player/pages/load-page.ts';
import { siteIn } from './state/site.ts';
import { initialStateOf, preparationState, type InitialGame } from './state/game/initial-state.ts';
import { initialState, type DrawnPreparation } from './state/client-state.ts';
import { FirstRenderState } from './state/store.ts';
import { loadAllWords } from './words/catalogues.ts';

export {
  INITIAL_STATE_ID as initialStateId,
  initialStateOf,
  preparationState,
} from './state/game/initial-state.ts';
export { frame, game, instrument, preparation, publicPages } from './site/head.ts';

/** Product facts for the head of a document. */
export const facts = inEachLanguage((language) => {
  const { name, tagline, mainUrl, legal, promoCode, prices } = siteIn(language);
  return {
    name,
    tagline,
    mainUrl,
    publisher: legal.publisher,
    price: promoCode ? prices.preorder : prices.regular,
    preorder: promoCode !== undefined,
  };
});

let drawn: Promise<unknown> = Promise.resolve();

/** One document after another: each sets its typography for all that is drawn. */
function draw(app: ReactNode): Promise<string> {
  const own = drawn.then(() => drawAlone(app));
  drawn = own.catch(() => undefined);
  return own;
}

/**
 * Waits for every lazy part, so that no inline script is left, which the policy forbids. Rejects when a
 * component throws.
 */
async function drawAlone(app: ReactNode): Promise<string> {
  await Promise.all(LANGUAGES.map(loadAllWords));
  const problems: unknown[] = [];
  const options = {
    progressiveChunkSize: Number.MAX_SAFE_INTEGER,
    onError: (problem: unknown) => void problems.push(problem),
  };
  const { prelude } = await prerender(app, options);
  const html = await new Response(prelude).text();
  if (problems.length > 0) throw problems[0];
  return html;
}

/** `language`: of the game; a public page says its own. */
const screensAt = (address: string, language: Language = 'fr') => (
  <StaticRouter location={address}>
    <Screens languageOfGame={language} />
  </StaticRouter>
);

/** Renders the page at an address as a visitor without session first sees it. */
export const render = (address: string): Promise<string> => draw(screensAt(address));

/**
 * Renders a screen of the game for one player. The state goes through the context and is stored nowhere, so
 * that several renderings can run at a time.
 */
export async function renderGame(
  initialGame: InitialGame & { readonly language: Language },
  address: string,
  importPage: ImportPage,
): Promise<string> {
  const page = initialGame.status.view?.page;
  if (page) await loadPage(page.address, importPage);
  return draw(
    <FirstRenderState value={{ ...initialState, ...initialStateOf(initialGame) }}>
      {screensAt(address, initialGame.language)}
    </FirstRenderState>,
  );
}

/** Renders the form of a buyer. */
export const renderPreparation = (drawn: DrawnPreparation, address: string): Promise<string> =>
  draw(
    <FirstRenderState value={{ ...initialState, ...preparationState(drawn) }}>
      {screensAt(address)}
    </FirstRenderState>,
  );
