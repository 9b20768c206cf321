import type { Meta, StoryObj } from '@storybook/react-vite';
import { onBuff, printedOn, small } from '../../workshop/stage/frames.tsx';
import { LONG_WORDS } from '../../workshop/stage/lengthen.ts';
import { Empty } from './Empty.tsx';

const meta = {
  title: 'Composants/Casier vide',
  component: Empty,
  decorators: [onBuff],
  args: { children: 'Aucun pli en attente.', more: 'La Compagnie s’en félicite, et s’en inquiète.' },
} satisfies Meta<typeof Empty>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Usual: Story = {};
export const OneLine: Story = { args: { more: '' } };
export const OnPaper: Story = { ...printedOn('paper') };
export const LongText: Story = { args: { children: LONG_WORDS, more: LONG_WORDS }, ...small };
