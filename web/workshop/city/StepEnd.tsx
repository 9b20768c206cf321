import { Outlet, Route, Routes } from 'react-router-dom';
import type { Status } from '../../../engine/public.ts';
import { CreditsPage } from '../../player/app/CreditsPage.tsx';
import { StagedFrame, type PuzzleStageProps } from '../puzzle/PuzzleStage.tsx';

/** An end step without a puzzle: the game's last screen, with the step's page. */
export function StepEnd({
  status,
  accent,
}: {
  readonly status: Status;
  readonly accent: PuzzleStageProps['accent'];
}) {
  return (
    <StagedFrame status={status} accent={accent}>
      <Routes>
        <Route element={<Outlet context={{ status, view: status.view }} />}>
          <Route path="*" element={<CreditsPage />} />
        </Route>
      </Routes>
    </StagedFrame>
  );
}
