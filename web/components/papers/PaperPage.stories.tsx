import type { Meta, StoryObj } from '@storybook/react-vite';
import { alone, small } from '../../workshop/stage/frames.tsx';
import { LONG_WORDS } from '../../workshop/stage/lengthen.ts';
import { PaperPage } from './PaperPage.tsx';

const meta = {
  title: 'Composants/Page de papier',
  component: PaperPage,
  decorators: [alone],
  args: { children: <h1 className="typed">Vous devriez faire demi-tour.</h1> },
} satisfies Meta<typeof PaperPage>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Usual: Story = {};
export const LongText: Story = {
  args: { backLabel: 'Retourner au guichet', children: <h1 className="typed">{LONG_WORDS}</h1> },
  ...small,
};
