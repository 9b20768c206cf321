import { Suspense } from 'react';
import { useLocation } from 'react-router-dom';
import { lazyScreen } from './components/lazy.ts';
import { withWords } from './words/catalogues.ts';
import { Loading } from './components/status/Loading.tsx';

const GameRoutes = lazyScreen('game', async () =>
  (await withWords(import('./player/GameRoutes.tsx'), 'game')).openGame(),
);
/** Pages for visitors and for unknown addresses. */
const SiteRoutes = lazyScreen(
  'site',
  async () => (await withWords(import('./site/SiteRoutes.tsx'), 'account', 'site')).SiteRoutes,
);
/** The pages of a buyer, which draw parts of a printed letter. */
const BuyerRoutes = lazyScreen(
  'buyer',
  async () =>
    (await withWords(import('./buyer/BuyerRoutes.tsx'), 'site', 'buyer', 'game', 'beside')).BuyerRoutes,
);
const AdminRoutes = lazyScreen(
  'admin',
  async () => (await withWords(import('./admin/AdminRoutes.tsx'), 'game', 'beside')).AdminRoutes,
);

const IN_GAME = /^\/(?:home|document)(?:\/|$)/i;
const OF_BUYER = /^\/preparer\//i;
const IN_ADMIN = /^\/admin(?:\/|$)/i;

function Part() {
  const { pathname } = useLocation();
  if (IN_GAME.test(pathname)) return <GameRoutes unknown={<SiteRoutes />} />;
  if (OF_BUYER.test(pathname)) return <BuyerRoutes />;
  return IN_ADMIN.test(pathname) ? <AdminRoutes unknown={<SiteRoutes />} /> : <SiteRoutes />;
}

/** Every address of the site and of the game. Players, visitors and staff each load only their own part. */
export const AppRoutes = () => (
  <Suspense fallback={<Loading />}>
    <Part />
  </Suspense>
);
