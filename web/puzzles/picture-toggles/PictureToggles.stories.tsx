import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { Bench } from '../../../.storybook/Bench.tsx';
import { benchPuzzle } from '../../../.storybook/bench-puzzle.ts';
import { drive, expectSolved, pressPictures } from '../../../.storybook/drivers.ts';
import { puzzleTypes } from '../../../engine/puzzles/index.ts';

const { examples } = puzzleTypes['picture-toggles'];
const puzzle = benchPuzzle(examples.config);
const enter = drive('picture-toggles');
const screen = (element: HTMLElement) => within(element.ownerDocument.body);

const meta = {
  title: 'Épreuves/picture-toggles',
  component: Bench,
  args: { puzzle, onSubmit: fn() },
} satisfies Meta<typeof Bench>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Fresh: Story = {};

const eight = benchPuzzle({
  type: 'picture-toggles',
  header: 'Allumez ce qui est vrai',
  subheader: 'Depuis le quai, sans traverser.',
  pictures: ['phare', 'cloche', 'ancre', 'puits', 'horloge', 'grille', 'barque', 'tour'].map((id) => ({
    id,
    medium: 'gravure.svg',
    alt: `Gravure : ${id}`,
  })),
  links: [{ label: 'Relire le message', message: 'bonjour' }],
  solution: ['phare', 'ancre', 'barque'],
});

/** Eight pictures, as they are in the street. */
export const Eight: Story = { args: { puzzle: eight } };

/** None, one, one off again. */
export const Answered: Story = {
  args: { puzzle: eight },
  play: async ({ canvasElement }) => {
    const canvas = screen(canvasElement);
    await pressPictures(canvas, '3');
    await expect(canvas.getByRole('button', { name: 'Gravure : ancre', pressed: true })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'VALIDER' })).toBeEnabled();
    await pressPictures(canvas, '3');
    await expect(canvas.getByRole('button', { name: 'VALIDER' })).toBeDisabled();
    await pressPictures(canvas, '7-3');
    await expect(canvas.getByText('2 allumées')).toBeVisible();
  },
};

export const Wrong: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = screen(canvasElement);
    await enter(canvas, '3-1-2');
    await expect(await canvas.findByText('Code Erroné')).toBeVisible();
    await expect(args.onSubmit).toHaveBeenCalledWith('1-2-3');
    await expect(canvas.queryByRole('button', { pressed: true })).toBeNull();
  },
};

export const Solved: Story = {
  play: async ({ canvasElement }) => {
    const canvas = screen(canvasElement);
    await enter(canvas, puzzle.solution);
    await expectSolved(canvas);
  },
};

export const SmallScreen: Story = { globals: { viewport: { value: 'small' } }, args: { puzzle: eight, draft: '2-5' } };
