import { BrowserRouter, Navigate, useLocation } from 'react-router-dom';
import { useInsertionEffect, useLayoutEffect, type ReactNode, Suspense } from 'react';
import { frenchAddress, inEachLanguage, type Language, languageOfAddress } from '../engine/public.ts';
import { Loading } from './components/status/Loading.tsx';
import { gameLanguage, useGameLanguage } from './state/game/game-language.ts';
import { startSession } from './state/session/session.ts';
import { useClientState } from './state/store.ts';
import { ErrorBoundary } from './components/status/ErrorBoundary.tsx';
import { isTrial, mount } from './api/mount.ts';
import { lazyScreen } from './components/lazy.ts';
import { withWords } from './words/catalogues.ts';
import { typesetIn } from './components/text/typography.tsx';
import { LanguageContext } from './words/use-words.ts';

const GameRoutes = lazyScreen('game', async () =>
  (await withWords(import('./player/GameRoutes.tsx'), gameLanguage(), 'game')).openGame(),
);
const SITE = inEachLanguage((language) =>
  lazyScreen(
    'site',
    async () => (await withWords(import('./site/SiteRoutes.tsx'), language, 'account', 'site')).SiteRoutes,
  ),
);
/** The pages of a buyer, which draw parts of a printed letter. */
const BUYER = inEachLanguage((language) =>
  lazyScreen('buyer', async () => {
    const buyer = import('./buyer/BuyerRoutes.tsx');
    return (await withWords(buyer, language, 'site', 'buyer', 'game', 'beside')).BuyerRoutes;
  }),
);
const AdminRoutes = lazyScreen(
  'admin',
  async () => (await withWords(import('./admin/AdminRoutes.tsx'), 'fr', 'game', 'beside')).AdminRoutes,
);

const IN_GAME = /^\/(?:home|document)(?:\/|$)/i;
const OF_BUYER = /^\/preparer\//i;
const IN_ADMIN = /^\/admin(?:\/|$)/i;
const LOGOUT = /^\/logout\/?$/i;

/** The address says the language of every page outside the game; staff read French. */
const languageAt = (pathname: string, ofGame: Language): Language =>
  IN_GAME.test(pathname) || LOGOUT.test(pathname) ? ofGame : languageOfAddress(pathname);

function Part({ language }: { readonly language: Language }) {
  const { pathname } = useLocation();
  const [SiteRoutes, BuyerRoutes] = [SITE[language], BUYER[language]];
  if (IN_GAME.test(pathname)) return <GameRoutes unknown={<SiteRoutes />} />;
  if (isTrial) return <Navigate to="/home" replace />;
  if (OF_BUYER.test(frenchAddress(pathname))) return <BuyerRoutes />;
  return IN_ADMIN.test(pathname) ? <AdminRoutes unknown={<SiteRoutes />} /> : <SiteRoutes />;
}

/** Every address of the site and of the game. Players, visitors and staff each load only their own part. */
const AppRoutes = ({ language }: { readonly language: Language }) => (
  <Suspense fallback={<Loading />}>
    <Part language={language} />
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

interface ScreensProps {
  /** Where the server draws; a browser knows its own. */
  readonly languageOfGame?: Language;
}

/** Everything below the router, in the browser and on the server alike. */
export function Screens({ languageOfGame }: ScreensProps) {
  const own = useGameLanguage();
  const language = languageAt(useLocation().pathname, languageOfGame ?? own);
  // Before the screens below are drawn.
  typesetIn(language);
  // Before any of them calls the server, which is told this language.
  useInsertionEffect(() => {
    document.documentElement.lang = language;
  }, [language]);
  return (
    <LanguageContext value={language}>
      <ErrorBoundary>
        <SessionGate>
          <AppRoutes language={language} />
        </SessionGate>
      </ErrorBoundary>
    </LanguageContext>
  );
}

export function App() {
  return (
    <BrowserRouter basename={mount}>
      <Screens />
    </BrowserRouter>
  );
}
