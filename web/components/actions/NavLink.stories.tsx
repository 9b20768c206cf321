import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { onPaper, small } from '../../workshop/stage/frames.tsx';
import { NavLink } from './Link.tsx';

const meta = {
  title: 'Composants/Lien de page',
  component: NavLink,
  args: { to: '/concept', children: 'Le concept' },
  decorators: [onPaper],
} satisfies Meta<typeof NavLink>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Usual: Story = {};
export const OfThisPage: Story = {
  play: async ({ canvasElement }) => {
    const link = within(canvasElement).getByRole('link');
    await userEvent.click(link);
    await expect(link).toHaveAttribute('aria-current', 'page');
  },
};
export const SmallScreen: Story = { ...small };
