import type { Meta, StoryObj } from '@storybook/react-vite';
import { onNight, small } from '../../workshop/stage/frames.tsx';
import { Meter } from './Meter.tsx';

const meta = {
  title: 'Composants/Vumètre',
  component: Meter,
  decorators: [onNight],
  args: { label: 'Signal', level: 0.6 },
} satisfies Meta<typeof Meter>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Usual: Story = {};
export const Silent: Story = { args: { level: 0 } };
export const SmallScreen: Story = { args: { level: 1 }, ...small };
