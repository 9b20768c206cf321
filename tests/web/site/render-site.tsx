import { cleanup, render } from '@testing-library/react';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { afterEach } from 'vitest';
import { PublicShell } from '../../../web/site/PublicShell.tsx';
import { siteRoutes } from '../../../web/site/site-routes.tsx';

afterEach(cleanup);

/** The public site at an address, with an empty login page beside it. */
export function renderSite(address: string) {
  return render(
    <MemoryRouter initialEntries={[address]}>
      <Routes>
        <Route element={<PublicShell />}>
          {siteRoutes.map(({ path, element }) => (
            <Route key={path} path={path} element={element} />
          ))}
          <Route path="/login" element={<h1>Connexion</h1>} />
        </Route>
      </Routes>
    </MemoryRouter>,
  );
}

/** Text as the clauses compare it: plain spaces, straight apostrophes. */
export const plain = (text: string | null | undefined) => (text ?? '').replace(/’/g, "'").replace(/\s+/gu, ' ').trim();
