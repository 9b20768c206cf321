import type { Meta, StoryObj } from '@storybook/react-vite';
import { onPaper, printedOn, small } from '../../workshop/stage/frames.tsx';
import { Sticker } from '../actions/Tile.tsx';

const meta = { title: 'Composants/Étiquette', component: Sticker, decorators: [onPaper] } satisfies Meta<
  typeof Sticker
>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Usual: Story = {};
export const OnNight: Story = { ...printedOn('night') };
export const LongText: Story = { args: { children: 'Nouveau depuis ce matin' }, ...small };
