import type { Meta, StoryObj } from '@storybook/react-vite';
import { alone, fitting } from '../../workshop/stage/frames.tsx';
import { LONG_WORDS } from '../../workshop/stage/lengthen.ts';
import { small } from '../../workshop/stage/viewport.ts';
import { Stock, type StockKind } from './Stock.tsx';

const KINDS: readonly StockKind[] = ['paper', 'buff', 'blue', 'night'];

function Stocks({ words }: { readonly words: string }) {
  return KINDS.map((kind) => (
    <Stock key={kind} kind={kind} style={{ padding: '1.5rem' }}>
      <p>{words}</p>
      <p className="typed">{words}</p>
      <a href="#suite">La suite</a>
    </Stock>
  ));
}

const meta = {
  title: 'Composants/Papier',
  component: Stocks,
  decorators: [alone],
  args: { words: 'Ce sur quoi les choses sont imprimées.' },
} satisfies Meta<typeof Stocks>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Usual: Story = {};
export const LongText: Story = { args: { words: LONG_WORDS }, ...small, ...fitting };
