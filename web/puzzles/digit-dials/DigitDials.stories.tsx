import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Bench } from '../../../.storybook/Bench.tsx';
import { benchPuzzle } from '../../../.storybook/bench-puzzle.ts';
import { drive, expectSolved, turnDials } from '../../../.storybook/drivers.ts';
import { puzzleTypes } from '../../../engine/puzzles/index.ts';

const { examples } = puzzleTypes['digit-dials'];
const puzzle = benchPuzzle(examples.config);
const enter = drive('digit-dials');
const screen = (element: HTMLElement) => within(element.ownerDocument.body);

const meta = {
  title: 'Épreuves/digit-dials',
  component: Bench,
  args: { puzzle, onSubmit: fn() },
} satisfies Meta<typeof Bench>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Fresh: Story = {};

const digitsPuzzle = benchPuzzle({ ...examples.config, display: 'digits' });
const bareCoordinates = benchPuzzle({
  type: 'digit-dials',
  header: 'Coordonnées du phare',
  subheader: 'Ni nord ni est.',
  display: 'coordinates',
  solution: '1234',
});

export const Digits: Story = { args: { puzzle: digitsPuzzle } };

/** Coordinates alone, without a message to decipher. */
export const Coordinates: Story = { args: { puzzle: bareCoordinates } };

/** A line of small pictures above the wheels, and nothing to decipher. */
export const WithHint: Story = {
  args: {
    puzzle: benchPuzzle({
      type: 'digit-dials',
      header: 'L’année',
      subheader: 'Une année entière.',
      hint: '🚢 🌊 🎁 🏚️ 📚',
      solution: '1234',
    }),
  },
};

/** The bar fills for as long as it really does. */
export const Answered: Story = {
  play: async ({ canvasElement }) => {
    const canvas = screen(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'Molette 1 : chiffre précédent' }));
    await expect(canvas.getByRole('spinbutton', { name: 'Molette 1' })).toHaveAttribute('aria-valuenow', '9');
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
    await expect(await canvas.findByText(/Prenez à gauche/)).toBeVisible();
  },
};

/** Recognised in an earlier visit: readable, with the key that leads on. */
export const Recognised: Story = { args: { recognised: true } };

export const SmallScreen: Story = { globals: { viewport: { value: 'small' } } };
