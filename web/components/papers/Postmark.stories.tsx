import type { Meta, StoryObj } from '@storybook/react-vite';
import { onPaper, small } from '../../workshop/stage/frames.tsx';
import { LONG_CITY } from '../../workshop/stage/lengthen.ts';
import { Postmark } from './Postmark.tsx';

const meta = {
  title: 'Composants/Oblitération',
  component: Postmark,
  decorators: [onPaper],
  args: { city: 'Le Quai', date: '16-06', hour: '11 H 00' },
} satisfies Meta<typeof Postmark>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Usual: Story = {};
export const LongText: Story = { args: { city: LONG_CITY }, ...small };
