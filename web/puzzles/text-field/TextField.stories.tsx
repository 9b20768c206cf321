import { expect } from 'storybook/test';
import { screenOf } from '../../workshop/drivers.ts';
import { puzzleStories, type PuzzleStory } from '../../workshop/puzzle/puzzle-stories.ts';

type Story = PuzzleStory<'text-field'>;

/** With all optional parts. */
const complete: Story = {
  args: {
    subheader: 'Le nom suffit.',
    notice: 'Ici, on habite. Parlez bas.',
    picture: { medium: 'maison.svg', alt: 'Une maison au bord d’un quai.' },
    links: [
      { label: 'Relire le message', message: 'bonjour' },
      { label: 'Relire la lettre', document: 'lettre' },
      { label: 'Rouvrir le récepteur', app: 'frequencies' },
    ],
  },
};

const { meta, stories } = puzzleStories('text-field', {
  SmallScreen: complete,
  LargeText: complete,
});

export default { title: 'Épreuves/text-field', ...meta };

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

export const Complete: Story = complete;

/** Earlier messages, read only. */
export const WithLog: Story = {
  args: {
    log: [
      { text: 'Un soir, 21 h 02' },
      { who: 'Inconnu', text: 'Bonsoir. Je suis à 500 m. Ne vous pressez pas.' },
      { who: 'Odile', text: 'Vos onze lettres sont prêtes.' },
      { who: 'Inconnu', text: 'Je vous en remercie d’avance. 400 m.' },
      { text: '(Neuf minutes.)' },
      { who: 'Odile', text: 'Et la douzième ?' },
    ],
  },
  play: async ({ canvasElement }) => {
    await expect(
      await screenOf(canvasElement).findByRole('list', { name: 'Journal des messages' }),
    ).toBeVisible();
  },
};

/** An invalid control: the compiler's diagnostic replaces the instrument. */
export const Misspelt: Story = {
  args: { minLength: 0 },
  play: async ({ canvasElement }) => {
    const canvas = screenOf(canvasElement);
    await expect(await canvas.findByText('out-of-range')).toBeVisible();
    await expect(canvas.queryByRole('textbox')).toBeNull();
  },
};
