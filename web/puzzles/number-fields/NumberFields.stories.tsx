import { expect, userEvent } from 'storybook/test';
import { puzzleTypes } from '../../../engine/puzzles/index.ts';
import { expectSolved, give, screenOf } from '../../workshop/drivers.ts';
import { puzzleStories, type PuzzleStory } from '../../workshop/puzzle/puzzle-stories.ts';

type Story = PuzzleStory<'number-fields'>;

/** The greatest number of fields, some filled in. */
const six: Story = {
  args: {
    header: 'Six codes',
    subheader: 'Des chiffres, rien d’autre. Deux sont sur la pierre, tous sont sur le papier.',
    fields: [1, 2, 3, 4, 5, 6].map((number) => ({ label: `Code Fichier ${number}`, digits: 4 })),
    links: [
      { label: 'Relire les questions', message: 'bonjour' },
      { label: 'Croquis', document: 'croquis' },
    ],
    solution: ['1', '2', '3', '4', '5', '6'],
    draft: '12-2---',
  },
};

const { meta, stories } = puzzleStories('number-fields', {
  /** Only digits are accepted, and Enter moves to the next empty field. */
  Answered: {
    play: async ({ canvasElement, args }) => {
      const canvas = screenOf(canvasElement);
      await userEvent.type(await canvas.findByLabelText('Porte'), 'n° 17{Enter}');
      await expect(canvas.getByLabelText('Porte')).toHaveValue('17');
      await expect(canvas.getByLabelText('Marches')).toHaveFocus();
      await expect(canvas.getByRole('button', { name: 'VALIDER' })).toBeDisabled();
      await expect(args.onSubmit).not.toHaveBeenCalled();
    },
  },
  SmallScreen: six,
  LargeText: six,
});

export default { title: 'Épreuves/number-fields', ...meta };

export const Fresh: Story = stories.Fresh;
export const Answered: Story = stories.Answered;
export const Wrong: Story = stories.Wrong;
export const Solved: Story = stories.Solved;
export const Closed: Story = stories.Closed;
export const Waiting: Story = stories.Waiting;
export const Offline: Story = stories.Offline;
export const SmallScreen: Story = stories.SmallScreen;
export const LargeText: Story = stories.LargeText;
export const ReducedMotion: Story = stories.ReducedMotion;

export const Six: Story = six;

/** A range of numbers in the first field, two right numbers in the second. */
export const Tolerant: Story = {
  args: { ...puzzleTypes['number-fields'].tolerant?.config, hurried: true },
  play: async ({ canvasElement }) => {
    const canvas = screenOf(canvasElement);
    await give(canvas, '204-18-1790');
    await expectSolved(canvas);
  },
};
