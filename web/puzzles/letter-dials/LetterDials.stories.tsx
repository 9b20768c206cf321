import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Bench } from '../../../.storybook/Bench.tsx';
import { benchPuzzle } from '../../../.storybook/bench-puzzle.ts';
import { drive, expectSolved, turnDials } from '../../../.storybook/drivers.ts';
import { puzzleTypes } from '../../../engine/puzzles/index.ts';

const { examples } = puzzleTypes['letter-dials'];
const puzzle = benchPuzzle(examples.config);
const enter = drive('letter-dials');
const screen = (element: HTMLElement) => within(element.ownerDocument.body);

const meta = {
  title: 'Épreuves/letter-dials',
  component: Bench,
  args: { puzzle, onSubmit: fn() },
} satisfies Meta<typeof Bench>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Fresh: Story = {};

/** A letter of the keyboard sets the wheel, and the wheels go round. */
export const Answered: Story = {
  play: async ({ canvasElement }) => {
    const canvas = screen(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'Molette 1 : lettre précédente' }));
    const wheel = (number: number) => canvas.getByRole('spinbutton', { name: `Molette ${number}` });
    await expect(wheel(1)).toHaveAttribute('aria-valuetext', 'Z');
    wheel(1).focus();
    await userEvent.keyboard('{ArrowRight}é{ArrowRight}W');
    await expect(wheel(2)).toHaveAttribute('aria-valuetext', 'E');
    await expect(wheel(3)).toHaveAttribute('aria-valuetext', 'W');
    await expect(canvas.getByText('Le mécanisme cherche…')).toBeVisible();
  },
};

export const Wrong: Story = {
  args: { hurried: true },
  play: async ({ canvasElement }) => {
    const canvas = screen(canvasElement);
    await turnDials(canvas, examples.incorrect[0] ?? '');
    await expect(await canvas.findByText('Code Erroné')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /étape suivante/i })).toBeNull();
  },
};

export const Solved: Story = {
  args: { hurried: true },
  play: async ({ canvasElement }) => {
    const canvas = screen(canvasElement);
    await enter(canvas, puzzle.solution);
    await expectSolved(canvas);
    await expect(canvas.getByText('Code Correct')).toBeVisible();
    await expect(await canvas.findByText(/Sonnez deux fois/)).toBeVisible();
  },
};

/** As many letters as there may be, and nothing to decipher. */
export const EightLetters: Story = {
  args: {
    puzzle: benchPuzzle({ type: 'letter-dials', header: 'La grille', hint: 'Huit barreaux.', solution: 'BARREAUX' }),
    draft: 'WWMMAAXX',
  },
};

/** Recognised in an earlier visit. */
export const Recognised: Story = { args: { recognised: true } };

export const SmallScreen: Story = { globals: { viewport: { value: 'small' } } };
