import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { PuzzleStage } from '../../../workshop/puzzle/PuzzleStage.tsx';
import { stagedPuzzle } from '../../../workshop/puzzle/staged-puzzle.ts';
import { give, screenOf } from '../../../workshop/drivers.ts';
import { sampleFinal } from '../../../workshop/puzzle/sample-final.ts';
import { finalCodesOf, puzzleTypes } from '../../../../engine/puzzles/index.ts';
import type { Puzzle } from '../../../../engine/types/puzzle.generated.ts';

/** Any puzzle with codes of this application. */
const solved = Object.values(puzzleTypes)
  .map(({ examples }): Puzzle => examples.config)
  .find(finalCodesOf);
if (!solved) throw new Error('No puzzle type has an example that the final application solves');
const puzzle = stagedPuzzle(solved);
const meta = {
  title: 'Écrans/Jeu/Application de la fin',
  component: PuzzleStage,
  args: { puzzle, title: sampleFinal.label, final: sampleFinal, onSubmit: fn() },
} satisfies Meta<typeof PuzzleStage>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Fresh: Story = {};

/** A slow loading: the arrows change. */
export const Loading: Story = {
  args: { final: { ...sampleFinal, loadingFactor: 0.4 }, draft: '9/0/' },
  play: async ({ canvasElement }) => {
    const canvas = screenOf(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'Sélectionner' }));
    await expect(canvas.queryByRole('button', { name: 'Accéder' })).toBeNull();
    await expect(canvas.getByRole('progressbar')).toBeVisible();
  },
};

/** A final square; the code's input opens and closes. */
export const Settled: Story = {
  args: { draft: '9/1/' },
  play: async ({ canvasElement }) => {
    const canvas = screenOf(canvasElement);
    const open = await canvas.findByRole('button', { name: 'Accéder' });
    await expect(canvas.getByRole('list', { name: 'Carré de flèches' }).children).toHaveLength(9);
    await userEvent.click(open);
    await expect(canvas.getByPlaceholderText('Rendez-Vous')).toBeVisible();
    await userEvent.click(open);
    await expect(canvas.queryByRole('textbox')).toBeNull();
  },
};

/** Most sizes have no square of their own. */
export const Unsettled: Story = {
  args: { draft: '5/0/' },
  play: async ({ canvasElement }) => {
    const canvas = screenOf(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'Sélectionner' }));
    await canvas.findByRole('button', { name: 'Accéder' });
    await expect(canvas.queryByRole('list', { name: 'Carré de flèches' })).toBeNull();
  },
};

/** A wrong code is displayed and can be corrected. */
export const Wrong: Story = {
  args: { draft: '8/0/' },
  play: async ({ canvasElement, args }) => {
    const canvas = screenOf(canvasElement);
    await give(canvas, '9_marée');
    await expect(await canvas.findByText('Code Erroné')).toBeVisible();
    await expect(args.onSubmit).toHaveBeenCalledWith('9_MARÉE');
  },
};

export const SmallScreen: Story = { globals: { viewport: { value: 'small' } }, args: { draft: '9/1/' } };
