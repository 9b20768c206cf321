import { Suspense } from 'react';
import { useLocation } from 'react-router-dom';
import { lazyScreen } from './components/chunk.ts';
import { Loading } from './components/status/Loading.tsx';
import { LazySiteRoutes } from './site/lazy-site.ts';

const GameRoutes = lazyScreen('game', async () => (await import('./player/GameRoutes.tsx')).openGame());
const AdminRoutes = lazyScreen('admin', async () => (await import('./admin/AdminRoutes.tsx')).AdminRoutes);

const IN_GAME = /^\/(?:home|document)(?:\/|$)/i;
const IN_ADMIN = /^\/admin(?:\/|$)/i;

function Part() {
  const { pathname } = useLocation();
  if (IN_GAME.test(pathname)) return <GameRoutes />;
  return IN_ADMIN.test(pathname) ? <AdminRoutes /> : <LazySiteRoutes />;
}

/** Every address of the site and of the game. Players, visitors and staff each load only their own part. */
export const AppRoutes = () => (
  <Suspense fallback={<Loading />}>
    <Part />
  </Suspense>
);
