import { expect, userEvent, waitFor } from 'storybook/test';
import { expectSolved, give, screenOf } from '../../workshop/drivers.ts';
import { puzzleStories, type PuzzleStory } from '../../workshop/puzzle/puzzle-stories.ts';
import { puzzleTypes } from '../../../engine/puzzles/index.ts';

type Story = PuzzleStory<'tuner'>;

const { examples } = puzzleTypes['tuner'];
const { solution, decoys = [] } = examples.config;

/** One dial per digit. */
const wheels: Story = {
  args: {
    mode: 'dials',
    digits: 6,
    unit: 'kHz',
    start: 0,
    subheader: 'Jour, mois, an, deux chiffres chacun. Puis écoutez sans toucher à rien.',
    solution: '000815',
    decoys: undefined,
    links: [
      { label: 'Ouvrir le journal', document: 'journal' },
      { label: 'Relire le message', message: 'bonjour' },
    ],
  },
};

const { meta, stories } = puzzleStories('tuner', {
  /** Near a station the needle moves. */
  Answered: {
    args: { draft: '790' },
    play: async ({ canvasElement }) => {
      await waitFor(() =>
        expect(screenOf(canvasElement).getByRole('img', { name: /Signal\s: 6 sur 10/ })).toBeVisible(),
      );
    },
  },
  /** A decoy displays its caption. */
  Wrong: {
    args: { draft: decoys[0]?.at ?? '' },
    play: async ({ canvasElement }) => {
      const canvas = screenOf(canvasElement);
      await userEvent.click(await canvas.findByRole('button', { name: 'Écouter' }));
      await expect(await canvas.findByText(/On entend/)).toBeVisible();
    },
  },
  Solved: {
    args: { draft: '900' },
    play: async ({ canvasElement }) => {
      const canvas = screenOf(canvasElement);
      await give(canvas, solution);
      await expectSolved(canvas);
      await expect(canvas.getByText('Descendez au port.')).toBeVisible();
    },
  },
  /** The frequency was submitted and has no response yet: a second run of the loop submits nothing more. */
  Waiting: {
    args: { draft: solution },
    play: async ({ canvasElement, args }) => {
      const canvas = screenOf(canvasElement);
      await userEvent.click(await canvas.findByRole('button', { name: 'Écouter' }));
      await waitFor(() => expect(args.onSubmit).toHaveBeenCalledTimes(1));
      await userEvent.click(canvas.getByRole('button', { name: 'Arrêter' }));
      await userEvent.click(canvas.getByRole('button', { name: 'Écouter' }));
      await expect(args.onSubmit).toHaveBeenCalledTimes(1);
      await expect(canvas.queryByText('Fréquence transmise.')).toBeNull();
    },
  },
  /** Offline: an error is displayed, and the frequency stays. */
  Offline: {
    args: { draft: solution },
    play: async ({ canvasElement }) => {
      const canvas = screenOf(canvasElement);
      await expect(await canvas.findByText('Problème validation')).toBeVisible();
      await expect(canvas.getByRole('slider')).toHaveAttribute('aria-valuenow', String(Number(solution)));
    },
  },
});

export default { title: 'Épreuves/tuner', ...meta };

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

export const Wheels: Story = {
  args: { ...wheels.args, hurried: true },
  play: async ({ canvasElement, args }) => {
    const canvas = screenOf(canvasElement);
    await give(canvas, '000815');
    await expectSolved(canvas);
    await expect(args.onSubmit).toHaveBeenCalledWith('000815');
  },
};

/** Links to earlier documents, behind one button. */
export const Pieces: Story = {
  ...wheels,
  play: async ({ canvasElement }) => {
    const canvas = screenOf(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'Pièces à relire' }));
    await waitFor(() => expect(canvas.getByRole('link', { name: 'Ouvrir le journal' })).toBeVisible());
  },
};

/** The dials of a step already solved. */
export const LockedWheels: Story = { args: { ...wheels.args, locked: true } };

export const SmallWheels: Story = { ...wheels, globals: { viewport: { value: 'small' } } };

/** Displayed again after the step was solved. */
export const Locked: Story = {
  args: { locked: true },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(screenOf(canvasElement).getByText('Bloqué sur 0815')).toBeVisible());
  },
};
