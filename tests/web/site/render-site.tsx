import { cleanup, render } from '@testing-library/react';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { afterEach, beforeEach } from 'vitest';
import { PublicShell } from '../../../web/site/PublicShell.tsx';
import { openRoutes, siteRoutes } from '../../../web/site/site-routes.tsx';

beforeEach(() => {
  window.scrollTo = () => undefined;
});
afterEach(cleanup);

/** Renders the public site at an address. */
export function renderSite(address: string) {
  return render(
    <MemoryRouter initialEntries={[address]}>
      <Routes>
        <Route element={<PublicShell />}>
          {[...siteRoutes, ...openRoutes].map(({ path, element }) => (
            <Route key={path} path={path} element={element} />
          ))}
        </Route>
      </Routes>
    </MemoryRouter>,
  );
}

/** Normalises text for comparison: plain spaces, straight apostrophes. */
export const plain = (text: string | null | undefined) =>
  (text ?? '').replace(/’/g, "'").replace(/\s+/gu, ' ').trim();
