import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Bench } from '../../../.storybook/Bench.tsx';
import { benchPuzzle } from '../../../.storybook/bench-puzzle.ts';
import { drive, expectSolved } from '../../../.storybook/drivers.ts';
import { puzzleTypes } from '../../../engine/puzzles/index.ts';

const { examples } = puzzleTypes['tuner'];
const puzzle = benchPuzzle(examples.config);
const enter = drive('tuner');
const screen = (element: HTMLElement) => within(element.ownerDocument.body);

const meta = {
  title: 'Épreuves/tuner',
  component: Bench,
  args: { puzzle, onSubmit: fn() },
} satisfies Meta<typeof Bench>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Fresh: Story = {};

const decoy = examples.config.decoys?.[0];

/** Near a station, the needle moves. */
export const Answered: Story = {
  args: { draft: '790' },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(screen(canvasElement).getByRole('img', { name: 'Signal : 6 sur 10' })).toBeVisible());
  },
};

/** A decoy says what is heard on it, and sends nothing. */
export const Wrong: Story = {
  args: { hurried: true, draft: decoy?.at ?? '' },
  play: async ({ canvasElement, args }) => {
    const canvas = screen(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'Écouter' }));
    await expect(await canvas.findByText(/On entend/)).toBeVisible();
    await new Promise((resolve) => setTimeout(resolve, 1500));
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

export const Solved: Story = {
  args: { hurried: true, draft: '900' },
  play: async ({ canvasElement, args }) => {
    const canvas = screen(canvasElement);
    await enter(canvas, puzzle.solution);
    await expectSolved(canvas);
    await expect(args.onSubmit).toHaveBeenCalledTimes(1);
    await expect(canvas.getByText('Descendez au port.')).toBeVisible();
  },
};

const dialsPuzzle = benchPuzzle({
  ...examples.config,
  mode: 'dials',
  digits: 6,
  unit: 'kHz',
  start: 0,
  subheader: 'Jour, mois, an, deux chiffres chacun. Puis écoutez sans toucher à rien.',
  solution: '000815',
  decoys: [],
  links: [
    { label: 'Ouvrir le journal', document: 'journal' },
    { label: 'Relire le message', message: 'bonjour' },
  ],
});

/** A wheel for each digit, each going round by itself. */
export const Wheels: Story = {
  args: { puzzle: dialsPuzzle, hurried: true },
  play: async ({ canvasElement, args }) => {
    const canvas = screen(canvasElement);
    await enter(canvas, dialsPuzzle.solution);
    await expectSolved(canvas);
    await expect(args.onSubmit).toHaveBeenCalledWith('000815');
  },
};

/** What else there is to look at, behind one key. */
export const Pieces: Story = {
  args: { puzzle: dialsPuzzle },
  play: async ({ canvasElement }) => {
    const canvas = screen(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'Pièces à relire' }));
    await waitFor(() => expect(canvas.getByRole('link', { name: 'Ouvrir le journal' })).toBeVisible());
  },
};

/** Heard to the end it sends nothing: the answer is given elsewhere. */
export const SendsNothing: Story = {
  args: {
    puzzle: benchPuzzle({ ...examples.config, mode: 'dials', sends: false, finalCode: ['3_ÉCUME'] }),
    hurried: true,
    draft: '815',
  },
  play: async ({ canvasElement, args }) => {
    const canvas = screen(canvasElement);
    await waitFor(() => expect(canvas.getByText('Descendez au port.')).toBeVisible(), { timeout: 5000 });
    await userEvent.click(canvas.getByRole('button', { name: 'Écouter' }));
    await new Promise((resolve) => setTimeout(resolve, 1500));
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

/** The wheels of a step that is behind. */
export const LockedWheels: Story = { args: { puzzle: dialsPuzzle, locked: true } };

export const SmallWheels: Story = { globals: { viewport: { value: 'small' } }, args: { puzzle: dialsPuzzle } };

/** Shown again once the step is behind. */
export const Locked: Story = {
  args: { locked: true },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(screen(canvasElement).getByText('Bloqué sur 0815')).toBeVisible());
  },
};

export const SmallScreen: Story = { globals: { viewport: { value: 'small' } } };
