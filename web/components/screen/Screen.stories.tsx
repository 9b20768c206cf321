import type { Meta, StoryObj } from '@storybook/react-vite';
import { alone, small } from '../../workshop/stage/frames.tsx';
import { LONG_CITY } from '../../workshop/stage/lengthen.ts';
import { Screen } from './Screen.tsx';
import { GameFrame } from './GameFrame.tsx';

const meta = {
  title: 'Composants/Écran',
  component: Screen,
  decorators: [
    (Story) => (
      <GameFrame>
        <Story />
      </GameFrame>
    ),
    alone,
  ],
  args: { title: 'Messages', children: <p>Aucun message n’est arrivé pour l’instant.</p> },
} satisfies Meta<typeof Screen>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Usual: Story = { args: { back: '/home', end: '12' } };
export const Fixed: Story = { args: { fixed: true, back: '/home' } };
export const LongText: Story = {
  args: { title: LONG_CITY, place: true, subtitle: 'Étape 11', end: 'Ferme bientôt' },
  ...small,
};
