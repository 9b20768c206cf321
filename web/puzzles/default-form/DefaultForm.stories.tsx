import { puzzleStories, type PuzzleStory } from '../../workshop/puzzle/puzzle-stories.ts';

type Story = PuzzleStory<'default-form'>;

const { meta, stories } = puzzleStories('default-form');

export default { title: 'Épreuves/default-form', ...meta };

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
