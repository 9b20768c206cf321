import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Bench } from '../../../.storybook/Bench.tsx';
import { benchPuzzle } from '../../../.storybook/bench-puzzle.ts';
import { drive, expectSolved } from '../../../.storybook/drivers.ts';
import { puzzleTypes } from '../../../engine/puzzles/index.ts';

const { examples } = puzzleTypes['text-area'];
const puzzle = benchPuzzle(examples.config);
const enter = drive('text-area');
const screen = (element: HTMLElement) => within(element.ownerDocument.body);

const meta = {
  title: 'Épreuves/text-area',
  component: Bench,
  args: { puzzle, onSubmit: fn() },
} satisfies Meta<typeof Bench>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Fresh: Story = {};

/** What was typed is found again, line by line. */
export const Answered: Story = {
  args: { draft: 'Ici dormait\nle dernier passeur' },
  play: async ({ canvasElement }) => {
    await expect(await screen(canvasElement).findByRole('textbox')).toHaveValue('Ici dormait\nle dernier passeur');
  },
};

/** Less than it takes: nothing is sent. */
export const TooShort: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = screen(canvasElement);
    await enter(canvas, 'ici');
    await expect(await canvas.findByText('Code trop court')).toBeVisible();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

/** Enter goes to the next line; only the button sends. */
export const Wrong: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = screen(canvasElement);
    await userEvent.type(await canvas.findByRole('textbox'), 'Ici dormait{Enter}');
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: 'VALIDER' }));
    await expect(await canvas.findByText('Code Erroné')).toBeVisible();
  },
};

export const Solved: Story = {
  play: async ({ canvasElement }) => {
    const canvas = screen(canvasElement);
    await enter(canvas, puzzle.solution);
    await expectSolved(canvas);
  },
};

export const SmallScreen: Story = {
  globals: { viewport: { value: 'small' } },
  args: {
    puzzle: benchPuzzle({ ...examples.config, subheader: 'Ligne par ligne.', links: [{ label: 'Relire le message', message: 'bonjour' }] }),
  },
};
