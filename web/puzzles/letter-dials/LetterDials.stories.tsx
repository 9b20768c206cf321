import { dialStories } from '../../workshop/puzzle/dial-stories.ts';
import type { PuzzleStory } from '../../workshop/puzzle/puzzle-stories.ts';

type Story = PuzzleStory<'letter-dials'>;

const { meta, stories } = dialStories('letter-dials', /Sonnez deux fois/);

export default { title: 'Épreuves/letter-dials', ...meta };

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

/** The greatest number of letters, without a message. */
export const EightLetters: Story = {
  args: {
    header: 'La grille',
    hint: 'Huit barreaux.',
    message: undefined,
    solution: 'BARREAUX',
    draft: 'WWMMAAXX',
  },
};

/** Recognised in an earlier visit. */
export const Recognised: Story = { args: { recognised: true } };
