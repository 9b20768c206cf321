import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { Bench } from '../../../.storybook/Bench.tsx';
import { benchPuzzle } from '../../../.storybook/bench-puzzle.ts';
import { expectSolved, giveFinalCode } from '../../../.storybook/drivers.ts';
import { sampleFinal } from '../../../.storybook/sample-final.ts';
import { puzzleTypes } from '../../../engine/puzzles/index.ts';

const { examples } = puzzleTypes['last-sms'];
const puzzle = benchPuzzle(examples.config);
const screen = (element: HTMLElement) => within(element.ownerDocument.body);

const meta = {
  title: 'Épreuves/last-sms',
  component: Bench,
  args: { puzzle, onSubmit: fn() },
} satisfies Meta<typeof Bench>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Fresh: Story = {};

/** Nothing is entered here: what is read again stands under the messages. */
export const Answered: Story = {
  args: {
    puzzle: benchPuzzle({
      ...examples.config,
      subheader: 'On lit ici. On répond ailleurs.',
      messages: [
        'Ne m’attendez plus au jardin. Si vous y êtes, sortez sans courir, comme on ferme un livre.',
        'Comptez les marches, et lisez la lettre.',
        'Le mot dit devant quoi je suis.',
      ],
      links: [
        { label: 'Ouvrir le carré', document: 'carre' },
        { label: 'Lancer port.exe', app: 'final' },
      ],
    }),
  },
  play: async ({ canvasElement }) => {
    const canvas = screen(canvasElement);
    await expect(await canvas.findByRole('link', { name: 'Lancer port.exe' })).toHaveAttribute('href', '/home/app/final');
    await expect(canvas.queryByRole('textbox')).toBeNull();
  },
};

/** Its answer leaves from the final application. */
export const Wrong: Story = {
  args: { final: sampleFinal },
  play: async ({ canvasElement, args }) => {
    const canvas = screen(canvasElement);
    await giveFinalCode(canvas, '4_ÉCUME');
    await expect(await canvas.findByText('Code Erroné')).toBeVisible();
    await expect(args.onSubmit).toHaveBeenCalledWith('4_ÉCUME');
  },
};

export const Solved: Story = {
  args: { final: sampleFinal },
  play: async ({ canvasElement }) => {
    const canvas = screen(canvasElement);
    await giveFinalCode(canvas, puzzle.solution);
    await expectSolved(canvas);
  },
};

export const SmallScreen: Story = { globals: { viewport: { value: 'small' } }, args: Answered.args ?? {} };
