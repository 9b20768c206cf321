import type { Meta, StoryObj } from '@storybook/react-vite';
import { onNight, printedOn, small } from '../../workshop/stage/frames.tsx';
import { ProgressBar } from './ProgressBar.tsx';

const meta = {
  title: 'Composants/Progression',
  component: ProgressBar,
  decorators: [onNight],
  args: { label: 'Attente du prochain indice', value: 0.4 },
} satisfies Meta<typeof ProgressBar>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Usual: Story = {};
export const OnPaper: Story = { ...printedOn('paper'), args: { value: 0 } };
export const SmallScreen: Story = { args: { value: 1 }, ...small };
