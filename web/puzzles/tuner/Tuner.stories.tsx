import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Bench } from '../../../.storybook/Bench.tsx';
import { benchPuzzle } from '../../../.storybook/bench-puzzle.ts';
import { drive, expectSolved } from '../../../.storybook/drivers.ts';
import { puzzleTypes } from '../../../engine/puzzles/index.ts';

const { examples } = puzzleTypes['tuner'];
const puzzle = benchPuzzle(examples.config);
const enter = drive('tuner');
const screen = (element: HTMLElement) => within(element.ownerDocument.body);

const meta = {
  title: 'Épreuves/tuner',
  component: Bench,
  args: { puzzle, onSubmit: fn() },
} satisfies Meta<typeof Bench>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Fresh: Story = {};

const decoy = examples.config.decoys?.[0];

/** Near a station, the needle moves. */
export const Answered: Story = {
  args: { draft: '790' },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(screen(canvasElement).getByRole('img', { name: 'Signal : 6 sur 10' })).toBeVisible());
  },
};

/** A decoy says what is heard on it, and sends nothing. */
export const Wrong: Story = {
  args: { hurried: true, draft: decoy?.at ?? '' },
  play: async ({ canvasElement, args }) => {
    const canvas = screen(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'Écouter' }));
    await expect(await canvas.findByText(/On entend/)).toBeVisible();
    await new Promise((resolve) => setTimeout(resolve, 1500));
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

export const Solved: Story = {
  args: { hurried: true, draft: '900' },
  play: async ({ canvasElement, args }) => {
    const canvas = screen(canvasElement);
    await enter(canvas, puzzle.solution);
    await expectSolved(canvas);
    await expect(args.onSubmit).toHaveBeenCalledTimes(1);
    await expect(canvas.getByText('Descendez au port.')).toBeVisible();
  },
};

/** Shown again once the step is behind. */
export const Locked: Story = {
  args: { locked: true },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(screen(canvasElement).getByText('Bloqué sur 0815')).toBeVisible());
  },
};

export const SmallScreen: Story = { globals: { viewport: { value: 'small' } } };
