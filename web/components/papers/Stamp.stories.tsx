import type { Meta, StoryObj } from '@storybook/react-vite';
import { onNight, small } from '../../workshop/stage/frames.tsx';
import { LONG_WORDS } from '../../workshop/stage/lengthen.ts';
import { Stamp } from './Stamp.tsx';

const meta = {
  title: 'Composants/Timbre seul',
  component: Stamp,
  decorators: [onNight],
  args: { picture: 'code', label: 'Code', value: 'CIE 7' },
} satisfies Meta<typeof Stamp>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Usual: Story = {};
export const WithoutValue: Story = { args: { value: undefined } };
export const LongText: Story = { args: { label: LONG_WORDS }, ...small };
