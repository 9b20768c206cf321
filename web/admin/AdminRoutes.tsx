import type { ReactNode } from 'react';
import { Navigate, Outlet, Route, Routes } from 'react-router-dom';
import { PlayerOnly } from '../account/guards.tsx';
import { AdminShell } from './AdminShell.tsx';
import { BatchesPage } from './batches/BatchesPage.tsx';
import { EditionsPage } from './editions/EditionsPage.tsx';
import { ExplorerPage } from './explorer/ExplorerPage.tsx';
import { FiguresPage } from './figures/FiguresPage.tsx';
import { FunnelPage } from './funnel/FunnelPage.tsx';
import { AdminHome } from './home/AdminHome.tsx';
import { BatchLettersPage } from './letters/BatchLettersPage.tsx';
import { LetterPage } from './letters/Papers.tsx';
import { OrderPage } from './order/OrderPage.tsx';
import { PlacesPage } from './places/PlacesPage.tsx';
import { QueueLettersPage } from './queue/QueueLettersPage.tsx';
import { QueuePage } from './queue/QueuePage.tsx';
import { SalesPage } from './sales/SalesPage.tsx';
import { PersonPage } from './person/PersonPage.tsx';
import { SearchPage } from './search/SearchPage.tsx';
import { SecurityPage } from './security/SecurityPage.tsx';
import { UnsentPage } from './unsent/UnsentPage.tsx';
import { useClientState } from '../state/store.ts';

/** Every staff screen, in one chunk that players never load. `unknown` is displayed for other addresses. */
export function AdminRoutes({ unknown }: { readonly unknown: ReactNode }) {
  return (
    <Routes>
      <Route element={<PlayerOnly />}>
        <Route element={<AdminOnly />}>
          <Route element={<AdminShell />}>
            <Route path="/admin" element={<AdminHome />} />
            <Route path="/admin/unsent" element={<UnsentPage />} />
            <Route path="/admin/queue" element={<QueuePage />} />
            <Route path="/admin/queue/letters" element={<QueueLettersPage />} />
            <Route path="/admin/sales" element={<SalesPage />} />
            <Route path="/admin/figures" element={<FiguresPage />} />
            <Route path="/admin/search" element={<SearchPage />} />
            <Route path="/admin/person" element={<PersonPage />} />
            <Route path="/admin/explorer" element={<ExplorerPage />} />
            <Route path="/admin/orders/:code" element={<OrderPage />} />
            <Route path="/admin/orders/:code/letter" element={<LetterPage />} />
            <Route path="/admin/funnel" element={<FunnelPage />} />
            <Route path="/admin/places" element={<PlacesPage />} />
            <Route path="/admin/editions" element={<EditionsPage />} />
            <Route path="/admin/security" element={<SecurityPage />} />
            <Route path="/admin/batches" element={<BatchesPage />} />
            <Route path="/admin/batches/:id/letters" element={<BatchLettersPage />} />
          </Route>
        </Route>
      </Route>
      <Route path="*" element={unknown} />
    </Routes>
  );
}

/**
 * Redirects players without staff rights to the site. Visitors without a session were sent to the login
 * before.
 */
function AdminOnly() {
  const admin = useClientState((state) => state.auth.admin);
  return admin ? <Outlet /> : <Navigate to="/" replace />;
}
