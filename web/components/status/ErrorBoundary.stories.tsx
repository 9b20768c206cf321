import type { Meta, StoryObj } from '@storybook/react-vite';
import { alone, small } from '../../workshop/stage/frames.tsx';
import { ChunkError } from '../../api/load-chunk.ts';
import { ErrorBoundary } from './ErrorBoundary.tsx';

function Broken({ thrown }: { readonly thrown: unknown }): never {
  throw thrown;
}

const meta = {
  title: 'Écrans/Site/Panne',
  component: Broken,
  render: ({ thrown }) => (
    <ErrorBoundary>
      <Broken thrown={thrown} />
    </ErrorBoundary>
  ),
  decorators: [alone],
  args: { thrown: new Error('planted') },
} satisfies Meta<typeof Broken>;
export default meta;

type Story = StoryObj<typeof meta>;

export const DrawingFailed: Story = {};
export const ScriptMissing: Story = { args: { thrown: new ChunkError('admin') } };
export const RouteFailed: Story = { args: { thrown: { status: 404, statusText: 'Not Found' } } };
export const SmallScreen: Story = { ...small };
