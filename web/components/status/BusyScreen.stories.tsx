import type { Meta, StoryObj } from '@storybook/react-vite';
import { BusyScreen } from './BusyScreen.tsx';
import { NavBar } from '../actions/NavBar.tsx';
import { GameFrame } from '../screen/GameFrame.tsx';
import { alone } from '../../workshop/stage/frames.tsx';

const nothing = () => undefined;

const meta = {
  title: 'Composants/Écran qui arrive',
  component: BusyScreen,
  decorators: [
    (Story) => (
      <GameFrame bar={<NavBar onHints={nothing} onHours={nothing} />}>
        <Story />
      </GameFrame>
    ),
    alone,
  ],
} satisfies Meta<typeof BusyScreen>;
export default meta;

export const Usual: StoryObj<typeof meta> = {};
