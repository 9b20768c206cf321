import { puzzleStories, type PuzzleStory } from '../../workshop/puzzle/puzzle-stories.ts';

type Story = PuzzleStory<'picture-order'>;

/** Six pictures, a usual number. */
const six: Story = {
  args: {
    header: 'Du phare au port',
    subheader: 'Dans l’ordre où vos pieds les rencontrent.',
    pictures: ['phare', 'cloche', 'ancre', 'puits', 'horloge', 'grille'].map((id) => ({
      id,
      medium: 'gravure.svg',
      alt: `Gravure : ${id}`,
    })),
    links: [
      { label: 'Relire le message', message: 'bonjour' },
      { label: 'Déplier la carte', document: 'carte' },
    ],
    solution: ['phare', 'cloche', 'ancre', 'puits', 'horloge', 'grille'],
  },
};
const chosen: Story = { args: { ...six.args, draft: '3-1' } };

const { meta, stories } = puzzleStories('picture-order', {
  Answered: six,
  SmallScreen: chosen,
  LargeText: chosen,
});

export default { title: 'Épreuves/picture-order', ...meta };

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
