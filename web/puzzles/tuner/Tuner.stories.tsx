import { expect, fireEvent, userEvent, waitFor } from 'storybook/test';
import { type Canvas, expectSolved, give, screenOf } from '../../workshop/drivers.ts';
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
      await waitFor(() => expect(canvas.getByText('Descendez au port.')).toBeVisible());
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

const listen = async (canvas: Canvas): Promise<void> =>
  userEvent.click(await canvas.findByRole('button', { name: 'Écouter' }));
const read = async (canvas: Canvas): Promise<void> =>
  userEvent.click(await canvas.findByRole('button', { name: 'Lire ce que l’on entend' }));

/** The captions follow the voice; nothing is shown before somebody listens. */
export const Captions: Story = {
  args: {
    draft: solution,
    recording: {
      sound: 'voix',
      seconds: 60,
      transcript: 'Descendez au port. (Dix secondes de porteuse.) Vous êtes encore là.',
      cues: [0, 2, 12],
    },
  },
  play: async ({ canvasElement }) => {
    const canvas = screenOf(canvasElement);
    await canvas.findByRole('button', { name: 'Lire ce que l’on entend' });
    await expect(canvas.queryByText(/Descendez au port/)).toBeNull();
    await listen(canvas);
    await expect(await canvas.findByText('Descendez au port.')).toBeVisible();
    await expect(await canvas.findByText(/Dix secondes de porteuse/)).toBeVisible();
    await expect(canvas.queryByText(/Descendez au port/)).toBeNull();
  },
};

const LONG = 'Descendez au port, par la montée, jusqu’au vingt-neuf. Une cour. On y dort. '.repeat(6);

/** Goes the last step to the station, and asks for its text: the gauge keeps its size and its place. */
async function findAndRead(canvas: Canvas, find: () => void | Promise<void>): Promise<void> {
  const gauge = await canvas.findByRole('img', { name: /^Signal/ });
  await waitFor(() => expect(gauge).toHaveAccessibleName(/Signal\s: 10/));
  const before = JSON.stringify(gauge.getBoundingClientRect());
  await find();
  await read(canvas);
  await waitFor(() => expect(canvas.getByRole('region', { name: 'Transcription' })).toBeVisible());
  await expect(JSON.stringify(gauge.getBoundingClientRect())).toBe(before);
  await expect(canvas.getByRole('button', { name: 'Écouter' })).toBeVisible();
}

/** The whole text on request, on a slip over the controls. */
export const WholeText: Story = {
  args: { draft: '0816', recording: { sound: 'voix', seconds: 12, transcript: LONG } },
  play: ({ canvasElement }) => {
    const canvas = screenOf(canvasElement);
    return findAndRead(
      canvas,
      () => void fireEvent.keyDown(canvas.getByRole('slider'), { key: 'ArrowLeft' }),
    );
  },
};

export const SmallWholeText: Story = { ...WholeText, globals: { viewport: { value: 'small' } } };
export const WholeTextOfWheels: Story = {
  args: { ...wheels.args, draft: '000816', recording: { sound: 'voix', seconds: 12, transcript: LONG } },
  play: ({ canvasElement }) => {
    const canvas = screenOf(canvasElement);
    return findAndRead(canvas, async () => {
      canvas.getAllByRole('spinbutton').at(-1)?.focus();
      await userEvent.keyboard('5');
    });
  },
};
export const SmallWholeTextOfWheels: Story = {
  ...WholeTextOfWheels,
  globals: { viewport: { value: 'small' } },
};
export const WideWholeText: Story = { ...WholeTextOfWheels, globals: { viewport: { value: 'wide' } } };

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
