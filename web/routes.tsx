import { Suspense } from 'react';
import { Navigate, Route, Routes, type RouteObject } from 'react-router-dom';
import { PlayerOnly, PublicOnly } from './account/guards.tsx';
import { LogoutPage } from './account/LogoutPage.tsx';
import { ScanLink } from './account/ScanLink.tsx';
import { Loading } from './components/Loading.tsx';
import { adminRoutes } from './admin/admin-routes.tsx';
import { gameRoutes } from './player/game-routes.tsx';
import { PublicShell } from './site/PublicShell.tsx';
import { openRoutes, siteRoutes } from './site/site-routes.tsx';

const toRoute = ({ path, element }: RouteObject) => <Route key={path} path={path} element={element} />;

/** Every address of the site and of the game. What a visitor does not need comes later, in chunks of its own. */
export function AppRoutes() {
  return (
    <Suspense fallback={<Loading />}>
      <Routes>
        <Route element={<PublicOnly />}>
          <Route element={<PublicShell />}>{siteRoutes.map(toRoute)}</Route>
        </Route>
        <Route element={<PublicShell />}>{openRoutes.map(toRoute)}</Route>
        <Route path="/logout" element={<LogoutPage />} />
        <Route path="/c/:campaign" element={<Navigate to="/" replace />} />
        <Route path="/a/:code" element={<ScanLink />} />
        <Route element={<PlayerOnly />}>
          {gameRoutes}
          {adminRoutes}
        </Route>
      </Routes>
    </Suspense>
  );
}
