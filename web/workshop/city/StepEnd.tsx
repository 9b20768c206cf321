import { Outlet, Route, Routes } from 'react-router-dom';
import type { Status } from '../../../engine/public.ts';
import { CreditsPage } from '../../player/app/CreditsPage.tsx';
import { BenchTerminal, type BenchProps } from '../puzzle/Bench.tsx';

/** Where nothing is to be found any more: the game's own last screen, with the page of its step. */
export function StepEnd({ status, accent }: { readonly status: Status; readonly accent: BenchProps['accent'] }) {
  return (
    <BenchTerminal status={status} accent={accent}>
      <Routes>
        <Route element={<Outlet context={{ status, view: status.view }} />}>
          <Route path="*" element={<CreditsPage />} />
        </Route>
      </Routes>
    </BenchTerminal>
  );
}
