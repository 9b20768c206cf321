import type { Meta, StoryObj } from '@storybook/react-vite';
import { BusyScreen } from './BusyScreen.tsx';
import { NavBar } from '../actions/NavBar.tsx';
import { Terminal } from '../screen/Terminal.tsx';
import { alone } from '../../workshop/stage/frames.tsx';

const nothing = () => undefined;

const meta = {
  title: 'Composants/Écran qui arrive',
  component: BusyScreen,
  decorators: [
    (Story) => (
      <Terminal bar={<NavBar onHints={nothing} onHours={nothing} />}>
        <Story />
      </Terminal>
    ),
    alone,
  ],
} satisfies Meta<typeof BusyScreen>;
export default meta;

export const Usual: StoryObj<typeof meta> = {};
