import { Route, Routes } from 'react-router-dom';
import { PublicShell } from '../site/PublicShell.tsx';
import { useAddress } from '../words/use-words.ts';
import { PreparePage } from './PreparePage.tsx';

const preparation = { path: '/preparer/:link', element: <PreparePage /> };

export function BuyerRoutes() {
  const path = useAddress(preparation.path);
  return (
    <Routes>
      <Route element={<PublicShell />}>
        <Route path={path} element={preparation.element} />
      </Route>
    </Routes>
  );
}
