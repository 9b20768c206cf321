import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { fitting, onNight, small } from '../../workshop/stage/frames.tsx';
import { NavBar } from './NavBar.tsx';

const meta = {
  title: 'Composants/Barre',
  component: NavBar,
  decorators: [onNight],
  args: { onHints: fn(), onHours: fn() },
} satisfies Meta<typeof NavBar>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Usual: Story = {};
export const ClosingSoon: Story = { args: { hours: 'closing' } };
export const Closed: Story = { args: { hours: 'closed' } };
export const SmallScreen: Story = { args: { hasNotebook: true }, ...small };
export const Landscape: Story = { globals: { viewport: { value: 'landscape' } }, ...fitting };
