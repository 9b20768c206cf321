import type { Meta, StoryObj } from '@storybook/react-vite';
import { onBuff, small } from '../../workshop/stage/frames.tsx';
import { RubberStamp } from './RubberStamp.tsx';

const meta = {
  title: 'Composants/Tampon',
  component: RubberStamp,
  decorators: [onBuff],
  args: { children: 'Reçu' },
} satisfies Meta<typeof RubberStamp>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Usual: Story = {};
export const LongText: Story = { args: { children: 'Retour à l’envoyeur' }, ...small };
