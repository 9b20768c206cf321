import { puzzleStories, type PuzzleStory } from '../../workshop/puzzle/puzzle-stories.ts';

type Story = PuzzleStory<'picture-toggles'>;

/** Eight pictures, a usual number. */
const eight: Story = {
  args: {
    header: 'Allumez ce qui est vrai',
    subheader: 'Depuis le quai, sans traverser.',
    pictures: ['phare', 'cloche', 'ancre', 'puits', 'horloge', 'grille', 'barque', 'tour'].map((id) => ({
      id,
      medium: 'gravure.svg',
      alt: `Gravure : ${id}`,
    })),
    links: [{ label: 'Relire le message', message: 'bonjour' }],
    solution: ['phare', 'ancre', 'barque'],
  },
};
const lit: Story = { args: { ...eight.args, draft: '2-5' } };

const { meta, stories } = puzzleStories('picture-toggles', {
  Answered: eight,
  SmallScreen: lit,
  LargeText: lit,
});

export default { title: 'Épreuves/picture-toggles', ...meta };

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

export const Eight: Story = eight;
