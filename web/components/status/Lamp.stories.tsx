import type { Meta, StoryObj } from '@storybook/react-vite';
import { onNight, onPaper } from '../../workshop/stage/frames.tsx';
import { Lamp, type LampState } from './Lamp.tsx';

const words: Readonly<Record<LampState, string>> = {
  on: 'En ligne',
  off: 'Éteinte',
  clear: 'Ouvert',
  alarm: 'Fermé',
};

/** Each with its word: colour alone is not enough. */
function Lamps() {
  return (Object.keys(words) as LampState[]).map((state) => (
    <p key={state}>
      <Lamp state={state} /> {words[state]}
    </p>
  ));
}

const meta = { title: 'Composants/Lampe', component: Lamps } satisfies Meta<typeof Lamps>;
export default meta;

type Story = StoryObj<typeof meta>;

export const OnNight: Story = { decorators: [onNight] };
export const OnPaper: Story = { decorators: [onPaper] };
