import { Route, Routes } from 'react-router-dom';
import { PlayerOnly } from '../account/guards.tsx';
import { lazyScreen } from '../components/chunk.ts';
import { AdminOnly } from './AdminOnly.tsx';
import type * as Screens from './screens.ts';
import { LazySiteRoutes } from '../site/lazy-site.ts';

/** A screen of the staff chunk. */
const screen = (name: keyof typeof Screens) =>
  lazyScreen('admin', async () => (await import('./screens.ts'))[name]);

const AdminShell = screen('AdminShell');
const AdminHome = screen('AdminHome');
const UnsentPage = screen('UnsentPage');
const ExplorerPage = screen('ExplorerPage');
const FunnelPage = screen('FunnelPage');
const PlacesPage = screen('PlacesPage');
const SecurityPage = screen('SecurityPage');
const OrderPage = screen('OrderPage');
const LetterPage = screen('LetterPage');
const BatchesPage = screen('BatchesPage');
const BatchLettersPage = screen('BatchLettersPage');
const FiguresPage = screen('FiguresPage');
const QueueLettersPage = screen('QueueLettersPage');
const QueuePage = screen('QueuePage');
const SalesPage = screen('SalesPage');

export function AdminRoutes() {
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
            <Route path="/admin/explorer" element={<ExplorerPage />} />
            <Route path="/admin/orders/:code" element={<OrderPage />} />
            <Route path="/admin/orders/:code/letter" element={<LetterPage />} />
            <Route path="/admin/funnel" element={<FunnelPage />} />
            <Route path="/admin/places" element={<PlacesPage />} />
            <Route path="/admin/security" element={<SecurityPage />} />
            <Route path="/admin/batches" element={<BatchesPage />} />
            <Route path="/admin/batches/:id/letters" element={<BatchLettersPage />} />
          </Route>
        </Route>
      </Route>
      <Route path="*" element={<LazySiteRoutes />} />
    </Routes>
  );
}
