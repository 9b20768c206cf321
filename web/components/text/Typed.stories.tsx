import type { Meta, StoryObj } from '@storybook/react-vite';
import { onPaper, small } from '../../workshop/stage/frames.tsx';
import { LONG_WORDS } from '../../workshop/stage/lengthen.ts';
import { Typed } from './Typed.tsx';

const meta = {
  title: 'Composants/Frappe',
  component: Typed,
  decorators: [
    (Story) => (
      <p className="typed">
        <Story />
      </p>
    ),
    onPaper,
  ],
  args: { children: 'Bonjour,' },
} satisfies Meta<typeof Typed>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Usual: Story = {};
export const LessMotion: Story = { globals: { motion: 'reduced' } };
export const LongText: Story = { args: { children: LONG_WORDS }, ...small };
