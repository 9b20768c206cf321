import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { Bench } from '../../../.storybook/Bench.tsx';
import { benchPuzzle } from '../../../.storybook/bench-puzzle.ts';
import { drive, expectSolved, pressPictures } from '../../../.storybook/drivers.ts';
import { puzzleTypes } from '../../../engine/puzzles/index.ts';

const { examples } = puzzleTypes['picture-order'];
const puzzle = benchPuzzle(examples.config);
const enter = drive('picture-order');
const screen = (element: HTMLElement) => within(element.ownerDocument.body);

const meta = {
  title: 'Épreuves/picture-order',
  component: Bench,
  args: { puzzle, onSubmit: fn() },
} satisfies Meta<typeof Bench>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Fresh: Story = {};

const six = benchPuzzle({
  type: 'picture-order',
  header: 'Du phare au port',
  subheader: 'Dans l’ordre où vos pieds les rencontrent.',
  pictures: ['phare', 'cloche', 'ancre', 'puits', 'horloge', 'grille'].map((id) => ({ id, medium: 'gravure.svg', alt: `Gravure : ${id}` })),
  links: [
    { label: 'Relire le message', message: 'bonjour' },
    { label: 'Déplier la carte', document: 'carte' },
  ],
  solution: ['phare', 'cloche', 'ancre', 'puits', 'horloge', 'grille'],
});

/** Six pictures, as they are in the street. */
export const Six: Story = { args: { puzzle: six } };

/** Each once; a second tap on the same changes nothing, and nothing is sent before all are chosen. */
export const Answered: Story = {
  args: { puzzle: six },
  play: async ({ canvasElement }) => {
    const canvas = screen(canvasElement);
    await pressPictures(canvas, '4-4-2');
    await expect(canvas.getByText('2 sur 6')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Gravure : cloche numéro 2' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'VALIDER' })).toBeDisabled();
  },
};

export const Wrong: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = screen(canvasElement);
    await enter(canvas, examples.incorrect[0] ?? '');
    await expect(await canvas.findByText('Code Erroné')).toBeVisible();
    await expect(args.onSubmit).toHaveBeenCalledWith(examples.incorrect[0]);
    await expect(canvas.queryByRole('button', { name: /numéro/ })).toBeNull();
  },
};

export const Solved: Story = {
  play: async ({ canvasElement }) => {
    const canvas = screen(canvasElement);
    await enter(canvas, puzzle.solution);
    await expectSolved(canvas);
  },
};

export const SmallScreen: Story = { globals: { viewport: { value: 'small' } }, args: { puzzle: six, draft: '3-1' } };
