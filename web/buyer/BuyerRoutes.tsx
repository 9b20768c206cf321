import { Route, Routes } from 'react-router-dom';
import { PublicShell } from '../site/PublicShell.tsx';
import { PreparePage } from './PreparePage.tsx';

/** Pages of a buyer, opened by the link of a mail. */
export function BuyerRoutes() {
  return (
    <Routes>
      <Route element={<PublicShell />}>
        <Route path="/preparer/:link" element={<PreparePage />} />
      </Route>
    </Routes>
  );
}
