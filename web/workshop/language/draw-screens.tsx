import { type ReactNode, Suspense } from 'react';
import { prerender } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';
import type { Status } from '../../../engine/public.ts';
import { typesetIn } from '../../components/text/typography.tsx';
import { openGame } from '../../player/GameRoutes.tsx';
import { type ImportPage, loadPage } from '../../player/pages/load-page.ts';
import { MapSheet } from '../../player/pages/map/CityMap.tsx';
import { isMapData } from '../../player/pages/map/map-data.ts';
import { PageContext } from '../../player/pages/page-context.ts';
import { HoursPopup } from '../../player/screens.ts';
import { type ClientState, initialState } from '../../state/client-state.ts';
import { initialStateOf } from '../../state/game/initial-state.ts';
import { FirstRenderState } from '../../state/store.ts';
import { loadAllWords } from '../../words/catalogues.ts';
import { LanguageContext } from '../../words/use-words.ts';
import { pagesIn } from '../stage/pages-in.ts';
import { partyOnStage } from '../stage/party-calls.ts';

const ACCOUNT = { email: 'anne@poste.example', admin: false };

/** Draws what a telephone in English first shows, without a browser. */
export async function draw(node: ReactNode, state = initialState, path = '/'): Promise<string> {
  typesetIn('en');
  await loadAllWords();
  await loadAllWords('en');
  const problems: unknown[] = [];
  const { prelude } = await prerender(
    <FirstRenderState value={state}>
      <StaticRouter location={path}>
        <LanguageContext value="en">
          <Suspense>{node}</Suspense>
        </LanguageContext>
      </StaticRouter>
    </FirstRenderState>,
    { onError: (problem) => void problems.push(problem) },
  );
  const html = await new Response(prelude as ReadableStream).text();
  if (problems.length > 0) throw problems[0];
  return html;
}

const stateOf = (status: Status, more: Partial<ClientState> = {}): ClientState => ({
  ...initialState,
  ...initialStateOf({ account: ACCOUNT, status }),
  ...more,
});

/** The screens of every player, wherever the story stands. */
const ALWAYS = [
  '/home',
  '/home/settings',
  '/home/messages',
  '/home/app/code',
  '/home/carnet',
  '/home/planche',
  '/home/party',
  '/document',
];

/** The addresses of the screens that a player can open. */
function addressesOf({ view }: Status): readonly string[] {
  if (!view) return ['/home'];
  return [
    ...ALWAYS,
    ...view.tiles.map(({ to }) => to),
    ...view.reaction.to,
    ...(view.analyser ? ['/home/app/frequencies'] : []),
    ...(view.final ? ['/home/app/final'] : []),
    ...view.messages.map(({ slug }) => `/home/messages/${slug}`),
    ...view.documents.map(({ slug }) => `/document/${slug}`),
  ];
}

export interface Drawn {
  readonly screen: string;
  readonly html: string;
}

/** The screens that look different with several telephones. */
const SHARED = ['/home', '/home/app/code', '/home/carnet', '/home/party', '/home/settings'];

/** Every screen of a player, alone and with others. `known`: papers that are drawn already. */
export async function drawScreens(
  status: Status,
  importPage: ImportPage,
  known = new Set<string>(),
): Promise<readonly Drawn[]> {
  await Promise.all(pagesIn(status).map((address) => loadPage(address, importPage)));
  const Game = await openGame();
  const drawn: Drawn[] = [];
  const add = async (screen: string, node: ReactNode, state: ClientState, path = '/home'): Promise<void> => {
    drawn.push({ screen, html: await draw(node, state, path) });
  };
  const game = <Game unknown={null} />;
  const state = stateOf(status);
  for (const path of new Set(addressesOf(status))) {
    const isPaper = /^\/(?:home\/messages|document)\/./u.test(path);
    if (isPaper && known.has(path)) continue;
    if (isPaper) known.add(path);
    await add(path, game, state, path);
  }
  const shared = stateOf({ ...status, party: partyOnStage() });
  for (const path of status.view ? SHARED : []) await add(`${path}, à plusieurs`, game, shared, path);
  await add('indices', game, { ...state, showClue: true });
  if (status.view) await add('horaires', <HoursPopup onClose={() => undefined} />, state);
  return drawn;
}

/** The map of a city, with its margin and its text. */
export async function drawMap(status: Status, map: unknown): Promise<string> {
  if (!isMapData(map)) throw new TypeError('The map is not one');
  const sheet = (
    <PageContext value={{ kind: 'document', media: {}, infos: {} }}>
      <MapSheet map={map} />
    </PageContext>
  );
  return draw(sheet, stateOf(status), '/document');
}
