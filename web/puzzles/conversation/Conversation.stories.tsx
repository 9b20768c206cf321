import { expect, userEvent, waitFor } from 'storybook/test';
import { give, screenOf } from '../../workshop/drivers.ts';
import { puzzleStories, type PuzzleStory } from '../../workshop/puzzle/puzzle-stories.ts';

type Story = PuzzleStory<'conversation'>;

/** Messages one after another, then the question about the arrival. */
const open: Story = {
  args: {
    initials: undefined,
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
  },
};
const read: Story = { args: { ...open.args, draft: '3/1' } };

const { meta, stories } = puzzleStories('conversation', {
  /** One letter is typed; the second one submits. */
  Answered: {
    args: { draft: 'H' },
    play: async ({ canvasElement }) => {
      await expect(await screenOf(canvasElement).findByRole('textbox')).toHaveValue('H');
    },
  },
  /** The analysis continues while the answer is sent, and the letters cannot be edited. */
  Waiting: {
    play: async ({ canvasElement, args }) => {
      const canvas = screenOf(canvasElement);
      await give(canvas, 'HQ');
      await waitFor(() => expect(args.onSubmit).toHaveBeenCalledTimes(1));
      await expect(canvas.getByText('Analyse en cours')).toBeVisible();
      await userEvent.type(canvas.getByRole('textbox'), 'X');
      await expect(canvas.getByRole('textbox')).toHaveValue('HQ');
      await expect(args.onSubmit).toHaveBeenCalledTimes(1);
    },
  },
  SmallScreen: read,
  LargeText: read,
  /** Undeciphered text does not flicker: it appears once it is complete. */
  ReducedMotion: open,
});

export default { title: 'Épreuves/conversation', ...meta };

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

/** The messages as they arrive. */
export const Open: Story = open;

export const Question: Story = {
  ...read,
  play: async ({ canvasElement }) => {
    const canvas = screenOf(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'Appuyer pour Confirmer' }));
    await waitFor(() => expect(canvas.getByRole('dialog')).toBeVisible());
  },
};
