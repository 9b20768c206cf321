import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Bench } from '../../../.storybook/Bench.tsx';
import { benchPuzzle } from '../../../.storybook/bench-puzzle.ts';
import { drive, expectSolved } from '../../../.storybook/drivers.ts';
import { puzzleTypes } from '../../../engine/puzzles/index.ts';

const { examples } = puzzleTypes['number-fields'];
const puzzle = benchPuzzle(examples.config);
const enter = drive('number-fields');
const screen = (element: HTMLElement) => within(element.ownerDocument.body);

const meta = {
  title: 'Épreuves/number-fields',
  component: Bench,
  args: { puzzle, onSubmit: fn() },
} satisfies Meta<typeof Bench>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Fresh: Story = {};

/** Digits alone are taken, and Enter leads to what is missing. */
export const Answered: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = screen(canvasElement);
    await userEvent.type(await canvas.findByLabelText('Porte'), 'n° 17{Enter}');
    await expect(canvas.getByLabelText('Porte')).toHaveValue('17');
    await expect(canvas.getByLabelText('Marches')).toHaveFocus();
    await expect(canvas.getByRole('button', { name: 'VALIDER' })).toBeDisabled();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

export const Wrong: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = screen(canvasElement);
    await enter(canvas, examples.incorrect[0] ?? '');
    await expect(await canvas.findByText('Code Erroné')).toBeVisible();
    await expect(args.onSubmit).toHaveBeenCalledWith(examples.incorrect[0]);
    await expect(canvas.getByLabelText('Porte')).toHaveValue('17');
  },
};

export const Solved: Story = {
  play: async ({ canvasElement }) => {
    const canvas = screen(canvasElement);
    await enter(canvas, puzzle.solution);
    await expectSolved(canvas);
  },
};

const six = benchPuzzle({
  type: 'number-fields',
  header: 'Six codes',
  subheader: 'Des chiffres, rien d’autre. Deux sont sur la pierre, tous sont sur le papier.',
  fields: [1, 2, 3, 4, 5, 6].map((number) => ({ label: `Code Fichier ${number}`, digits: 4 })),
  links: [
    { label: 'Relire les questions', message: 'bonjour' },
    { label: 'Croquis', document: 'croquis' },
  ],
  solution: ['1', '2', '3', '4', '5', '6'],
});

export const Six: Story = { args: { puzzle: six, draft: '12-2---' } };

export const SmallScreen: Story = { globals: { viewport: { value: 'small' } }, args: { puzzle: six } };
