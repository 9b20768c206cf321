import { puzzleStories, type PuzzleStory } from '../../workshop/puzzle/puzzle-stories.ts';

type Story = PuzzleStory<'number-fields'>;

/** The greatest number of fields, some filled in. */
const six: Story = {
  args: {
    header: 'Six codes',
    subheader: 'Des chiffres, rien d’autre. Deux sont sur la pierre, tous sont sur le papier.',
    fields: [1, 2, 3, 4, 5, 6].map((number) => ({ label: `Code Fichier ${number}`, digits: 4 })),
    links: [
      { label: 'Relire les questions', message: 'bonjour' },
      { label: 'Croquis', document: 'croquis' },
    ],
    solution: ['1', '2', '3', '4', '5', '6'],
    draft: '12-2---',
  },
};

const { meta, stories } = puzzleStories('number-fields', {
  SmallScreen: six,
  LargeText: six,
});

export default { title: 'Épreuves/number-fields', ...meta };

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
