import { Route, Routes, type RouteObject } from 'react-router-dom';
import { PublicOnly } from '../account/guards.tsx';
import { PublicShell } from './PublicShell.tsx';
import { openRoutes, siteRoutes } from './site-routes.tsx';

const toRoute = ({ path, element }: RouteObject) => <Route key={path} path={path} element={element} />;

/** All that is no game: pages for visitors, and those that everybody may see. */
export function SiteRoutes() {
  return (
    <Routes>
      <Route element={<PublicOnly />}>
        <Route element={<PublicShell />}>{siteRoutes.map(toRoute)}</Route>
      </Route>
      <Route element={<PublicShell />}>{openRoutes.map(toRoute)}</Route>
    </Routes>
  );
}
