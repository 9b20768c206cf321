import { expect } from 'storybook/test';
import { screenOf } from '../../workshop/drivers.ts';
import { puzzleStories, type PuzzleStory } from '../../workshop/puzzle/puzzle-stories.ts';
import { sampleFinal } from '../../workshop/puzzle/sample-final.ts';

type Story = PuzzleStory<'last-sms'>;

/** Links to earlier documents are below the messages. */
const long: Story = {
  args: {
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
  },
};

/** Its answer is sent from the final application. */
const inFinal: Story = { args: { final: sampleFinal } };

const { meta, stories } = puzzleStories('last-sms', {
  /** This instrument has no input. */
  Answered: {
    ...long,
    play: async ({ canvasElement }) => {
      const canvas = screenOf(canvasElement);
      await expect(await canvas.findByRole('link', { name: 'Lancer port.exe' })).toHaveAttribute(
        'href',
        '/home/app/final',
      );
      await expect(canvas.queryByRole('textbox')).toBeNull();
    },
  },
  Wrong: inFinal,
  Solved: inFinal,
  Waiting: inFinal,
  Offline: inFinal,
  SmallScreen: long,
  LargeText: long,
});

export default { title: 'Épreuves/last-sms', ...meta };

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
