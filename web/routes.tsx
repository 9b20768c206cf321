import { Suspense } from 'react';
import { Navigate, Route, Routes } from 'react-router-dom';
import { PlayerOnly, PublicOnly } from './account/guards.tsx';
import { LogoutPage } from './account/LogoutPage.tsx';
import { ScanLink } from './account/ScanLink.tsx';
import { lazyScreen } from './components/chunk.ts';
import { Loading } from './components/Loading.tsx';
import { NotFound } from './components/NotFound.tsx';
import { adminRoutes } from './admin/admin-routes.tsx';
import { gameRoutes } from './player/game-routes.tsx';
import { PublicShell } from './site/PublicShell.tsx';
import { siteRoutes } from './site/site-routes.tsx';

const LoginPage = lazyScreen('login', async () => (await import('./account/LoginPage.tsx')).LoginPage);

/** Every address of the site and of the game. What a visitor does not need comes later, in chunks of its own. */
export function AppRoutes() {
  return (
    <Suspense fallback={<Loading />}>
      <Routes>
        <Route element={<PublicOnly />}>
          <Route element={<PublicShell />}>
            {siteRoutes.map(({ path, element }) => (
              <Route key={path} path={path} element={element} />
            ))}
            <Route path="/login" element={<LoginPage />} />
          </Route>
        </Route>
        <Route path="/logout" element={<LogoutPage />} />
        <Route path="/c/:campaign" element={<Navigate to="/" replace />} />
        <Route path="/a/:code" element={<ScanLink />} />
        <Route element={<PlayerOnly />}>
          {gameRoutes}
          {adminRoutes}
        </Route>
        <Route path="*" element={<NotFound />} />
      </Routes>
    </Suspense>
  );
}
