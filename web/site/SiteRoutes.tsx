import { Route, Routes, useLocation, type RouteObject } from 'react-router-dom';
import { addressIn, languageOfAddress } from '../../engine/public.ts';
import { PublicOnly } from '../account/guards.tsx';
import { LogoutPage } from '../account/login/LogoutPage.tsx';
import { PublicShell } from './PublicShell.tsx';
import { linkRoutes, openRoutes, siteRoutes } from './site-routes.tsx';

/** All routes outside the game: links into and out of it, pages for visitors, and open pages. */
export function SiteRoutes() {
  const language = languageOfAddress(useLocation().pathname);
  const toRoute = ({ path = '', element }: RouteObject) => (
    <Route key={path} path={addressIn(language, path)} element={element} />
  );
  return (
    <Routes>
      <Route path="/logout" element={<LogoutPage />} />
      {linkRoutes.map(toRoute)}
      <Route element={<PublicOnly />}>
        <Route element={<PublicShell />}>{siteRoutes.map(toRoute)}</Route>
      </Route>
      <Route element={<PublicShell />}>{openRoutes.map(toRoute)}</Route>
    </Routes>
  );
}
