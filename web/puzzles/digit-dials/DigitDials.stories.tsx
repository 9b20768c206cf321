import { expect } from 'storybook/test';
import { expectStill } from '../../workshop/checks.ts';
import { gesturesFor, screenOf, turnDials } from '../../workshop/drivers.ts';
import { puzzleStories, type PuzzleStory } from '../../workshop/puzzle/puzzle-stories.ts';
import { puzzleTypes } from '../../../engine/puzzles/index.ts';

type Story = PuzzleStory<'digit-dials'>;

const { examples, solve } = puzzleTypes['digit-dials'];

const solution = solve(examples.config);

const { meta, stories } = puzzleStories('digit-dials', {
  /** Offline: the failure is displayed, and the code stays on the dials. */
  Offline: {
    play: async ({ canvasElement }) => {
      const canvas = screenOf(canvasElement);
      await turnDials(canvas, solution);
      await expect(await canvas.findByText('Le mécanisme ne répond pas.')).toBeVisible();
      await expect(canvas.getByText('Problème validation')).toBeVisible();
      await expect(canvas.getByRole('button', { name: 'Réessayer' })).toBeVisible();
      await expect((await gesturesFor(canvas)).read(canvas)).toBe(solution);
    },
  },
  /** The deciphered message is displayed at once, not letter by letter. */
  ReducedMotion: {
    play: async ({ canvasElement }) => {
      const canvas = screenOf(canvasElement);
      await turnDials(canvas, solution);
      await canvas.findByText('Code Correct');
      await expect(canvas.getByText(/Prenez à gauche/)).toBeVisible();
      await expectStill(canvasElement);
    },
  },
});

export default { title: 'Épreuves/digit-dials', ...meta };

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

export const Digits: Story = { args: { display: 'digits' } };

/** Coordinates without a message to decipher. */
export const Coordinates: Story = {
  args: { header: 'Coordonnées du phare', subheader: 'Ni nord ni est.', message: undefined, solution: '1234' },
};

/** A row of small pictures above the dials, and no message. */
export const WithHint: Story = {
  args: {
    header: 'L’année',
    subheader: 'Une année entière.',
    display: 'digits',
    hint: '🚢 🌊 🎁 🏚️ 📚',
    message: undefined,
    solution: '1234',
  },
};

/** Recognised in an earlier visit: readable, with the button to continue. */
export const Recognised: Story = { args: { recognised: true } };
