import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Bench } from '../../../.storybook/Bench.tsx';
import { benchPuzzle } from '../../../.storybook/bench-puzzle.ts';
import { drive, expectSolved } from '../../../.storybook/drivers.ts';
import { puzzleTypes } from '../../../engine/puzzles/index.ts';

const { examples } = puzzleTypes['conversation'];
const puzzle = benchPuzzle(examples.config);
const enter = drive('conversation');
const screen = (element: HTMLElement) => within(element.ownerDocument.body);

const meta = {
  title: 'Épreuves/conversation',
  component: Bench,
  args: { puzzle, onSubmit: fn() },
} satisfies Meta<typeof Bench>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Fresh: Story = {};

const open = benchPuzzle({
  type: 'conversation',
  contact: 'Numéro masqué',
  messages: [
    'Ne m’appelez pas.',
    'Suivez le quai jusqu’au deuxième pont, puis comptez les fenêtres du premier étage.',
    'Confirmez quand vous y êtes.',
  ],
  arrival: {
    question: 'Êtes-vous à destination ?',
    code: 'arrivee-7c1f',
    solution: ['Vieux port'],
    refusals: ['Alors marchez.', 'Le quai, puis le pont.'],
  },
});

/** One letter is there; the second one sends. */
export const Answered: Story = {
  args: { draft: 'H' },
  play: async ({ canvasElement }) => {
    await expect(await screen(canvasElement).findByRole('textbox')).toHaveValue('H');
  },
};

export const Wrong: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = screen(canvasElement);
    await enter(canvas, examples.incorrect[0]?.toLowerCase() ?? '');
    await expect(await canvas.findByText('Code Erroné')).toBeVisible();
    await expect(args.onSubmit).toHaveBeenCalledWith(examples.incorrect[0]);
  },
};

export const Solved: Story = {
  play: async ({ canvasElement }) => {
    const canvas = screen(canvasElement);
    await enter(canvas, puzzle.solution);
    await expectSolved(canvas);
  },
};

/** The messages as they arrive. */
export const Open: Story = { args: { puzzle: open } };

/** All read; « Non » is answered, « Oui » is sent once. */
export const Arrived: Story = {
  args: { puzzle: open, draft: '3/0' },
  play: async ({ canvasElement, args }) => {
    const canvas = screen(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'Appuyer pour Confirmer' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Non' }));
    await expect(await canvas.findByText('Alors marchez.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Appuyer pour Confirmer' }));
    await userEvent.dblClick(await canvas.findByRole('button', { name: 'Oui' }));
    await expectSolved(canvas);
    await expect(args.onSubmit).toHaveBeenCalledTimes(1);
  },
};

/** The question, waiting for its answer. */
export const Question: Story = {
  args: { puzzle: open, draft: '3/1' },
  play: async ({ canvasElement }) => {
    const canvas = screen(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'Appuyer pour Confirmer' }));
    await waitFor(() => expect(canvas.getByRole('dialog')).toBeVisible());
  },
};

export const SmallScreen: Story = { globals: { viewport: { value: 'small' } }, args: { puzzle: open, draft: '3/1' } };
