import { Suspense } from 'react';
import { Navigate, Route, Routes, useLocation } from 'react-router-dom';
import { LogoutPage } from './account/LogoutPage.tsx';
import { ScanLink } from './account/ScanLink.tsx';
import { lazyScreen } from './components/chunk.ts';
import { Loading } from './components/Loading.tsx';
import { SiteRoutes } from './site/lazy-site.ts';

const GameRoutes = lazyScreen('game', async () => (await import('./player/GameRoutes.tsx')).GameRoutes);
const AdminRoutes = lazyScreen('admin', async () => (await import('./admin/AdminRoutes.tsx')).AdminRoutes);

const IN_GAME = /^\/(?:home|document)(?:\/|$)/i;
const AT_COUNTER = /^\/admin(?:\/|$)/i;

/** Who plays, who visits and who works here each load their own addresses alone. */
function Part() {
  const { pathname } = useLocation();
  if (IN_GAME.test(pathname)) return <GameRoutes />;
  return AT_COUNTER.test(pathname) ? <AdminRoutes /> : <SiteRoutes />;
}

/** Every address of the site and of the game. */
export function AppRoutes() {
  return (
    <Suspense fallback={<Loading />}>
      <Routes>
        <Route path="/logout" element={<LogoutPage />} />
        <Route path="/c/:campaign" element={<Navigate to="/" replace />} />
        <Route path="/a/:code" element={<ScanLink />} />
        <Route path="*" element={<Part />} />
      </Routes>
    </Suspense>
  );
}
