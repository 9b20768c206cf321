import { expect, userEvent } from 'storybook/test';
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
    /** Offline: the code stays on the dials, and is kept until it can be judged. */
    Offline: {
      play: async ({ canvasElement }) => {
        const canvas = screenOf(canvasElement);
        await turnDials(canvas, solution);
        await expect(await canvas.findByText('Le mécanisme ne répond pas.')).toBeVisible();
        await expect(canvas.getByText('Pas de réseau')).toBeVisible();
        await expect(canvas.getByRole('button', { name: 'Réessayer' })).toBeVisible();
        await userEvent.click(canvas.getByRole('button', { name: 'Garder ce réglage' }));
        await expect(await canvas.findByText('Le réglage est gardé.')).toBeVisible();
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
