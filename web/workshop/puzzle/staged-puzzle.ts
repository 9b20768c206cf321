import {
  createStory,
  judge,
  puzzleTypeOf,
  recognise,
  standingOf,
  writeSentence,
} from '../../../engine/index.ts';
import type { PublicPuzzle, RecogniseAnswer } from '../../../engine/public.ts';
import { seedOf } from '../../../engine/story/recognise.ts';
import type { Puzzle } from '../../../engine/types/puzzle.generated.ts';
import { templateCity } from '../city/template-city.ts';
import type { Setting } from '../stage/stage.ts';
import { setTo } from '../stage/standing.ts';

/** A puzzle with the engine's public view and its verdicts. */
export interface StagedPuzzle {
  show(found: { readonly recognised: boolean; readonly solved: boolean }): PublicPuzzle;
  judge(code: string): { readonly verdict: string; readonly message: string };
  recognise(code: string): RecogniseAnswer;
  readonly solution: string;
}

const SAMPLE_PICTURE =
  "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 96 96' fill='none' stroke='#15213d' stroke-width='2'><path d='M0 0H96V96H0Z' fill='#f4ecdb' stroke='none'/><path d='M20 76V40l28-20 28 20v36ZM40 76V54h16v22'/></svg>";

/** Addresses of files that do not exist: a sample picture, and sounds without audio. */
const sampleMedium = (name: string): string =>
  `data:${name.endsWith('.svg') ? `image/svg+xml,${encodeURIComponent(SAMPLE_PICTURE)}` : 'application/octet-stream,'}`;

/** The instrument of a step, judged by the real engine. Null without a puzzle. */
export function puzzleOfStep({ story, addresses }: Setting, name: string): StagedPuzzle | null {
  const step = story.scenario.steps[name];
  const puzzle = step?.puzzle;
  if (!step || !puzzle) return null;
  const type = puzzleTypeOf(puzzle);
  const context = { addresses, words: story.words, debug: true };
  const standing = standingOf(story, setTo(name, 0)(story).progress);
  return {
    show: (found) => type.toPublic(puzzle, { ...context, seed: seedOf(story.scenario, step), ...found }),
    judge(code) {
      const { verdict, message } = judge(story, name, code);
      return { verdict, message: writeSentence(message, story.words) };
    },
    recognise: (code) => recognise(standing, code, context),
    solution: type.solve(puzzle),
  };
}

const STEP = 'GARE';

/** A puzzle that belongs to no city, at a step of its own. */
export function stagedPuzzle(puzzle: Puzzle, medium = sampleMedium): StagedPuzzle {
  const { steps, start, ...scenario } = templateCity.scenario;
  const first = steps[start];
  if (!first) throw new Error('The template has no first step');
  const step = { ...first, name: STEP, puzzle, replies: [], exits: [] };
  const story = createStory({ ...scenario, start, slug: 'ville', steps: { ...steps, [STEP]: step } });
  const staged = puzzleOfStep({ story, addresses: { medium, page: (key) => `/${key}` } }, STEP);
  if (!staged) throw new Error('A step with a puzzle has none');
  return staged;
}
