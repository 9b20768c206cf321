import type { StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { puzzleTypeOf, type Status, type Step } from '../../../engine/index.ts';
import { loadPage } from '../../player/pages/load-page.ts';
import { PageContent } from '../../player/pages/PageContent.tsx';
import room from '../../player/Room.module.css';
import { Bench } from '../puzzle/Bench.tsx';
import { finalOfStep, puzzleOfStep, writtenAnswer, type WorkshopCity } from './city.ts';
import { expectSolved, give, screenOf } from '../drivers.ts';
import { StepEnd } from './StepEnd.tsx';
import { STEP_SHEET } from './step-sheet-shape.ts';
import { stepSheet } from './step-sheet.ts';
import { statusOfStep } from './step-status.ts';

interface StepStories {
  readonly Fresh: StoryObj;
  readonly Solved: StoryObj;
}

/**
 * What a player's hands do for the written answer. Where it is typed, it is typed as written; pictures, wheels and
 * buttons have no letters, and give what means the same.
 */
function byHand({ puzzle }: Step, written: string, solution: string): string {
  return puzzle && puzzleTypeOf(puzzle).isTyped ? written : solution;
}

/** The page that goes with a step, from the city's own modules: no server is there to serve it. */
function fetchPage({ pages }: WorkshopCity, { view }: Status): void {
  const address = view?.page?.address;
  if (address !== undefined) void loadPage(address, () => pages[address]?.() ?? Promise.reject(new Error(`No page ${address}`)));
}

const isEnd = ({ view }: Status): boolean => view?.tiles[0]?.id === 'credits';

/** The stories of one step of a city: as it is found, and as its author's own walkthrough solves it. */
export function stepStory(city: WorkshopCity, stepName: string): StepStories {
  const step = city.scenario.steps[stepName];
  if (!step) throw new Error(`No step ${stepName}`);
  const puzzle = puzzleOfStep(city, stepName);
  const final = finalOfStep(city, stepName);
  const status = statusOfStep(city, stepName, Date.now());
  const written = writtenAnswer(city, stepName) ?? puzzle?.solution ?? '';
  const frame = { status, accent: city.scenario.accent };
  fetchPage(city, status);
  const found = () => (puzzle && !isEnd(status) ? <StepBench {...frame} puzzle={puzzle} /> : <StepEnd {...frame} />);
  const solved = () => (puzzle ? <StepBench {...frame} puzzle={puzzle} final={final} hurried /> : <StepEnd {...frame} />);
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

type StepBenchProps = Pick<Parameters<typeof Bench>[0], 'puzzle' | 'accent' | 'final' | 'hurried'> & { readonly status: Status };

/** The screen where the answer of a step is entered: its page above it, where it has one. */
function StepBench({ status, ...bench }: StepBenchProps) {
  const page = isEnd(status) ? null : (status.view?.page ?? null);
  return (
    <Bench title={status.view?.tiles[0]?.label ?? 'Code'} status={status} {...bench}>
      {page && (
        <div className={room.above}>
          <PageContent kind="page" page={page} />
        </div>
      )}
    </Bench>
  );
}
