import type { Meta, StoryObj } from '@storybook/react-vite';
import { alone, small } from '../../workshop/stage/frames.tsx';
import { LONG_WORDS } from '../../workshop/stage/lengthen.ts';
import { Surface, type SurfaceKind } from './Surface.tsx';

const KINDS: readonly SurfaceKind[] = ['paper', 'buff', 'blue', 'night'];

function Surfaces({ words }: { readonly words: string }) {
  return KINDS.map((kind) => (
    <Surface key={kind} kind={kind} style={{ padding: '1.5rem' }}>
      <p>{words}</p>
      <p className="typed">{words}</p>
      <a href="#suite">La suite</a>
    </Surface>
  ));
}

const meta = {
  title: 'Composants/Papier',
  component: Surfaces,
  decorators: [alone],
  args: { words: 'Ce sur quoi les choses sont imprimées.' },
} satisfies Meta<typeof Surfaces>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Usual: Story = {};
export const LongText: Story = { args: { words: LONG_WORDS }, ...small };
