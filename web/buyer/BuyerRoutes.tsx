import { Route, Routes } from 'react-router-dom';
import { PublicShell } from '../site/PublicShell.tsx';
import { useAddress } from '../words/use-words.ts';
import { PreparePage } from './PreparePage.tsx';

export function BuyerRoutes() {
  const path = useAddress('/preparer/:link');
  return (
    <Routes>
      <Route element={<PublicShell />}>
        <Route path={path} element={<PreparePage />} />
      </Route>
    </Routes>
  );
}
