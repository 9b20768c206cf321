import { expect } from 'storybook/test';
import { puzzleTypes, type AnyPuzzleType } from '../../../engine/puzzles/index.ts';
import type { PuzzleSlug } from '../../../engine/public.ts';
import { expectStill } from '../checks.ts';
import { gesturesFor, screenOf, turnDials } from '../drivers.ts';
import type { StoryName } from './story-names.ts';
import { puzzleStories, type PuzzleStories, type PuzzleStory } from './puzzle-stories.ts';

/** The stories of a type with dials; `message` is what its example reveals. */
export function dialStories<Slug extends PuzzleSlug>(slug: Slug, message: RegExp): PuzzleStories<Slug> {
  const { examples, solve }: AnyPuzzleType = puzzleTypes[slug];
  const solution = solve(examples.config);
  const own: Partial<
    Record<StoryName, { readonly play: (given: { canvasElement: HTMLElement }) => Promise<void> }>
  > = {
    /** Offline: the failure is displayed, and the code stays on the dials. */
    Offline: {
      play: async ({ canvasElement }) => {
        const canvas = screenOf(canvasElement);
        await turnDials(canvas, solution);
        await expect(await canvas.findByText('Le mécanisme ne répond pas.')).toBeVisible();
        await expect(canvas.getByText('Problème validation')).toBeVisible();
        await expect(canvas.getByRole('button', { name: 'Réessayer' })).toBeVisible();
        await expect((await gesturesFor(canvas)).read(canvas)).toBe(solution);
      },
    },
    /** The deciphered message is displayed at once, not letter by letter. */
    ReducedMotion: {
      play: async ({ canvasElement }) => {
        const canvas = screenOf(canvasElement);
        await turnDials(canvas, solution);
        await canvas.findByText('Code Correct');
        await expect(canvas.getByText(message)).toBeVisible();
        await expectStill(canvasElement);
      },
    },
  };
  return puzzleStories(slug, own as Partial<Record<StoryName, PuzzleStory<Slug>>>);
}
