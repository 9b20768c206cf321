import { dialStories } from '../../workshop/puzzle/dial-stories.ts';
import type { PuzzleStory } from '../../workshop/puzzle/puzzle-stories.ts';

type Story = PuzzleStory<'digit-dials'>;

const { meta, stories } = dialStories('digit-dials', /Prenez à gauche/);

export default { title: 'Épreuves/digit-dials', ...meta };

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

export const Digits: Story = { args: { display: 'digits' } };

/** Coordinates without a message to decipher. */
export const Coordinates: Story = {
  args: {
    header: 'Coordonnées du phare',
    subheader: 'Ni nord ni est.',
    message: undefined,
    solution: '1234',
  },
};

/** A row of small pictures above the dials, and no message. */
export const WithHint: Story = {
  args: {
    header: 'L’année',
    subheader: 'Une année entière.',
    display: 'digits',
    hint: '🚢 🌊 🎁 🏚️ 📚',
    message: undefined,
    solution: '1234',
  },
};

/** Recognised in an earlier visit: readable, with the button to continue. */
export const Recognised: Story = { args: { recognised: true } };
