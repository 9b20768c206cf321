import { Navigate, Route, Routes, type RouteObject } from 'react-router-dom';
import { PublicOnly } from '../account/guards.tsx';
import { LogoutPage } from '../account/login/LogoutPage.tsx';
import { ScanLink } from '../account/browser/ScanLink.tsx';
import { PublicShell } from './PublicShell.tsx';
import { openRoutes, siteRoutes } from './site-routes.tsx';

const toRoute = ({ path, element }: RouteObject) => <Route key={path} path={path} element={element} />;

/** All routes outside the game: links into and out of it, pages for visitors, and open pages. */
export function SiteRoutes() {
  return (
    <Routes>
      <Route path="/logout" element={<LogoutPage />} />
      <Route path="/c/:campaign" element={<Navigate to="/" replace />} />
      <Route path="/a/:code" element={<ScanLink />} />
      <Route element={<PublicOnly />}>
        <Route element={<PublicShell />}>{siteRoutes.map(toRoute)}</Route>
      </Route>
      <Route element={<PublicShell />}>{openRoutes.map(toRoute)}</Route>
    </Routes>
  );
}
