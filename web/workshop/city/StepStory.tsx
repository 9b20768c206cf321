import type { StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { puzzleTypeOf, type Status, type Step, typeset } from '../../../engine/index.ts';
import { loadPage } from '../../player/pages/load-page.ts';
import { PageContent } from '../../player/pages/PageContent.tsx';
import { PuzzleStage, StagedFrame, type PuzzleStageProps } from '../puzzle/PuzzleStage.tsx';
import { finalCodesOf } from '../../../engine/puzzles/index.ts';
import { puzzleOfStep } from '../puzzle/staged-puzzle.ts';
import { statusOf } from '../stage/stage.ts';
import { setTo } from '../stage/standing.ts';
import { type WorkshopCity, writtenAnswer } from './city.ts';
import { expectSolved, give, screenOf } from '../drivers.ts';
import { Outlet, Route, Routes } from 'react-router-dom';
import { CreditsPage } from '../../player/app/CreditsPage.tsx';
import { STEP_SHEET, type StepSheet } from './step-sheet-shape.ts';
import room from '../../player/Room.module.css';

function stepSheet({ scenario }: WorkshopCity, step: Step, answer: string, { view }: Status): StepSheet {
  const hours = view?.hours;
  return {
    city: scenario.name,
    step: `${typeset('Étape')} ${step.index}`,
    file: step.name,
    description: typeset(step.description),
    puzzle: step.puzzle?.type ?? '',
    answer,
    hints: step.hints.map((hint) => typeset(hint)),
    hours: (hours?.lines ?? []).map(({ days, hours: times }) => typeset(`${days} : ${times}`)),
    closed: typeset(hours?.reason ?? ''),
  };
}

interface StepStories {
  readonly Fresh: StoryObj;
  readonly Solved: StoryObj;
}

/**
 * The input for the written answer: typed as written where the instrument takes text; other instruments get
 * the solution's code, which means the same.
 */
function byHand({ puzzle }: Step, written: string, solution: string): string {
  return puzzle && puzzleTypeOf(puzzle).isTyped?.(puzzle) ? written : solution;
}

/** Loads the step's page from the city's modules, because there is no server. */
function fetchPage({ importPage }: WorkshopCity, { view }: Status): void {
  const address = view?.page?.address;
  if (address !== undefined) void loadPage(address, importPage);
}

const isEnd = ({ view }: Status): boolean => view?.tiles[0]?.id === 'credits';

/** Stories of one step: initial state, and solved by the author's own walkthrough. */
export function stepStory(city: WorkshopCity, stepName: string): StepStories {
  const step = city.scenario.steps[stepName];
  if (!step) throw new Error(`No step ${stepName}`);
  const puzzle = puzzleOfStep(city, stepName);
  const status = statusOf(city, { arrive: setTo(stepName, Date.now()), debug: true });
  const final = finalCodesOf(step.puzzle) ? (status.view?.final ?? null) : null;
  const written = writtenAnswer(city, stepName) ?? puzzle?.solution ?? '';
  const frame = { status, accent: city.scenario.accent };
  fetchPage(city, status);
  const found = () =>
    puzzle && !isEnd(status) ? <StepStage {...frame} puzzle={puzzle} /> : <StepEnd {...frame} />;
  const solved = () =>
    puzzle ? <StepStage {...frame} puzzle={puzzle} final={final} hurried /> : <StepEnd {...frame} />;
  const parameters = { [STEP_SHEET]: stepSheet(city, step, written, status) };
  return {
    Fresh: { render: found, parameters },
    Solved: {
      render: solved,
      parameters,
      play: async ({ canvasElement }) => {
        if (!puzzle || !step.puzzle) return;
        const canvas = screenOf(canvasElement);
        await expect(puzzle.judge(written).verdict).toBe('right');
        await give(canvas, byHand(step, written, puzzle.solution));
        await expectSolved(canvas);
      },
    },
  };
}

type StepStageProps = Pick<Parameters<typeof PuzzleStage>[0], 'puzzle' | 'accent' | 'final' | 'hurried'> & {
  readonly status: Status;
};

/** The screen for a step's answer, with the step's page above it, if it has one. */
function StepStage({ status, ...stageProps }: StepStageProps) {
  const page = isEnd(status) ? null : (status.view?.page ?? null);
  return (
    <PuzzleStage title={status.view?.tiles[0]?.label ?? 'Code'} status={status} {...stageProps}>
      {page && (
        <div className={room.above}>
          <PageContent kind="page" page={page} />
        </div>
      )}
    </PuzzleStage>
  );
}

/** An end step without a puzzle: the game's last screen, with the step's page. */
function StepEnd({
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
