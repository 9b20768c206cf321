import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { alone, small } from '../../workshop/stage/frames.tsx';
import { Loading } from './Loading.tsx';

const meta = {
  title: 'Composants/Attente',
  component: Loading,
  decorators: [alone],
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent('Chargement');
  },
} satisfies Meta<typeof Loading>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Usual: Story = {};
export const SmallScreen: Story = small;
