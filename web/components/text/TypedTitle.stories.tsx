import type { Meta, StoryObj } from '@storybook/react-vite';
import { onPaper, small } from '../../workshop/stage/frames.tsx';
import { LONG_WORDS } from '../../workshop/stage/lengthen.ts';
import { TypedTitle } from './Typed.tsx';

const meta = {
  title: 'Composants/Titre frappé',
  component: TypedTitle,
  decorators: [onPaper],
  args: { children: 'Vous pensez connaître un code ?' },
} satisfies Meta<typeof TypedTitle>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Usual: Story = {};
export const LongText: Story = { args: { children: LONG_WORDS }, ...small };
