import type { Meta, StoryObj } from '@storybook/react-vite';
import { alone, small } from '../../workshop/stage/frames.tsx';
import { LONG_WORDS } from '../../workshop/stage/lengthen.ts';
import { Lamp } from '../status/Lamp.tsx';
import { NavBar } from '../actions/NavBar.tsx';
import { Screen } from './Screen.tsx';
import { GameFrame } from './GameFrame.tsx';

const nothing = () => undefined;

const meta = {
  title: 'Composants/GameFrame',
  component: GameFrame,
  decorators: [alone],
  args: {
    bar: <NavBar onHints={nothing} onHours={nothing} />,
    children: (
      <Screen title="Documents" back="/home" end="7">
        <p>Ce qui se lit ici.</p>
      </Screen>
    ),
  },
} satisfies Meta<typeof GameFrame>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Usual: Story = {};
export const AccentOfACity: Story = {
  args: {
    accent: { onPaper: '#1c4a35', onNight: '#8fd8b4' },
    children: (
      <Screen title="Port-la-Lettre" place subtitle="Étape 1" end={<Lamp state="clear" />}>
        <p>Ce qui se lit ici.</p>
      </Screen>
    ),
  },
};
export const LongText: Story = {
  args: {
    children: (
      <Screen title={LONG_WORDS} subtitle={LONG_WORDS} back="/home" end="Étape 117">
        <p>{LONG_WORDS.repeat(20)}</p>
      </Screen>
    ),
  },
  ...small,
};
