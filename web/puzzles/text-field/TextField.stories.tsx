import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { Bench } from '../../../.storybook/Bench.tsx';
import { benchPuzzle } from '../../../.storybook/bench-puzzle.ts';
import { drive, expectSolved } from '../../../.storybook/drivers.ts';
import { puzzleTypes } from '../../../engine/puzzles/index.ts';

const { examples } = puzzleTypes['text-field'];
const puzzle = benchPuzzle(examples.config);
const enter = drive('text-field');
const screen = (element: HTMLElement) => within(element.ownerDocument.body);

const meta = {
  title: 'Épreuves/text-field',
  component: Bench,
  args: { puzzle, onSubmit: fn() },
} satisfies Meta<typeof Bench>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Fresh: Story = {};

/** Everything a writer may put round the line. */
export const Complete: Story = {
  args: {
    puzzle: benchPuzzle({
      ...examples.config,
      subheader: 'Le nom suffit.',
      notice: 'Ici, on habite. Parlez bas.',
      picture: { medium: 'maison.svg', alt: 'Une maison au bord d’un quai.' },
      links: [
        { label: 'Relire le message', message: 'bonjour' },
        { label: 'Relire la lettre', document: 'lettre' },
        { label: 'Rouvrir le récepteur', app: 'frequencies' },
      ],
    }),
  },
};

/** Messages exchanged before, to be read and nothing else. */
export const WithLog: Story = {
  args: {
    puzzle: benchPuzzle({
      ...examples.config,
      log: [
        { text: 'Un soir, 21 h 02' },
        { who: 'Inconnu', text: 'Bonsoir. Je suis à 500 m. Ne vous pressez pas.' },
        { who: 'Odile', text: 'Vos onze lettres sont prêtes.' },
        { who: 'Inconnu', text: 'Je vous en remercie d’avance. 400 m.' },
        { text: '(Neuf minutes.)' },
        { who: 'Odile', text: 'Et la douzième ?' },
      ],
    }),
  },
  play: async ({ canvasElement }) => {
    await expect(await screen(canvasElement).findByRole('list', { name: 'Journal des messages' })).toBeVisible();
  },
};

/** What was typed is found again. */
export const Answered: Story = {
  args: { draft: 'Place du Marché' },
  play: async ({ canvasElement }) => {
    await expect(await screen(canvasElement).findByRole('textbox')).toHaveValue('Place du Marché');
  },
};

/** One letter less than it takes: nothing is sent. */
export const TooShort: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = screen(canvasElement);
    await enter(canvas, 'qu');
    await expect(await canvas.findByText('Code trop court')).toBeVisible();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

export const Wrong: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = screen(canvasElement);
    await enter(canvas, examples.incorrect[0] ?? '');
    await expect(await canvas.findByText('Code Erroné')).toBeVisible();
    await expect(args.onSubmit).toHaveBeenCalledWith((examples.incorrect[0] ?? '').toUpperCase());
  },
};

export const Solved: Story = {
  play: async ({ canvasElement }) => {
    const canvas = screen(canvasElement);
    await enter(canvas, puzzle.solution);
    await expectSolved(canvas);
  },
};

export const SmallScreen: Story = { globals: { viewport: { value: 'small' } }, args: Complete.args ?? {} };
