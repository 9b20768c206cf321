import { BrowserRouter, useLocation } from 'react-router-dom';
import { useLayoutEffect, type ReactNode, Suspense } from 'react';
import { Loading } from './components/status/Loading.tsx';
import { startSession } from './state/session/session.ts';
import { useClientState } from './state/store.ts';
import { ErrorBoundary } from './components/status/ErrorBoundary.tsx';
import { mount } from './api/mount.ts';
import { lazyScreen } from './components/lazy.ts';
import { withWords } from './words/catalogues.ts';
import { typesetIn } from './components/text/typography.tsx';
import { chosenLanguage, LanguageContext } from './words/use-words.ts';

const GameRoutes = lazyScreen('game', async () =>
  (await withWords(import('./player/GameRoutes.tsx'), chosenLanguage(), 'game')).openGame(),
);
/** Pages for visitors and for unknown addresses. */
const SiteRoutes = lazyScreen(
  'site',
  async () => (await withWords(import('./site/SiteRoutes.tsx'), 'fr', 'account', 'site')).SiteRoutes,
);
/** The pages of a buyer, which draw parts of a printed letter. */
const BuyerRoutes = lazyScreen(
  'buyer',
  async () =>
    (await withWords(import('./buyer/BuyerRoutes.tsx'), 'fr', 'site', 'buyer', 'game', 'beside')).BuyerRoutes,
);
const AdminRoutes = lazyScreen(
  'admin',
  async () => (await withWords(import('./admin/AdminRoutes.tsx'), 'fr', 'game', 'beside')).AdminRoutes,
);

const IN_GAME = /^\/(?:home|document)(?:\/|$)/i;
const OF_BUYER = /^\/preparer\//i;
const IN_ADMIN = /^\/admin(?:\/|$)/i;

function Part() {
  const { pathname } = useLocation();
  const language = IN_GAME.test(pathname) ? chosenLanguage() : 'fr';
  // Before the screens below are drawn.
  typesetIn(language);
  useLayoutEffect(() => {
    document.documentElement.lang = language;
  }, [language]);
  if (IN_GAME.test(pathname))
    return (
      <LanguageContext value={language}>
        <GameRoutes unknown={<SiteRoutes />} />
      </LanguageContext>
    );
  if (OF_BUYER.test(pathname)) return <BuyerRoutes />;
  return IN_ADMIN.test(pathname) ? <AdminRoutes unknown={<SiteRoutes />} /> : <SiteRoutes />;
}

/** Every address of the site and of the game. Players, visitors and staff each load only their own part. */
const AppRoutes = () => (
  <Suspense fallback={<Loading />}>
    <Part />
  </Suspense>
);

/** Checks the session once, before the first screen of anyone who has one. */
function SessionGate({ children }: { readonly children: ReactNode }) {
  const checking = useClientState((state) => !state.auth.initialized && state.auth.loading);
  useLayoutEffect(() => {
    void startSession();
  }, []);
  return checking ? <Loading /> : children;
}

/** Everything below the router, in the browser and on the server alike. */
export function Screens() {
  return (
    <SessionGate>
      <AppRoutes />
    </SessionGate>
  );
}

export function App() {
  return (
    <ErrorBoundary>
      <BrowserRouter basename={mount}>
        <Screens />
      </BrowserRouter>
    </ErrorBoundary>
  );
}
