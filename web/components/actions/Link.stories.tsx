import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { useLocation } from 'react-router-dom';
import { onPaper, small } from '../../workshop/stage/frames.tsx';
import { LONG_WORDS } from '../../workshop/stage/lengthen.ts';
import { Link } from './Link.tsx';

const Place = () => <output>{useLocation().pathname}</output>;

const meta = {
  title: 'Composants/Lien',
  component: Link,
  args: { to: '/legal', children: 'Mentions légales' },
  render: (args) => (
    <p>
      Tout est dit dans les <Link {...args} />. <Place />
    </p>
  ),
  decorators: [onPaper],
} satisfies Meta<typeof Link>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Usual: Story = {};
export const Followed: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('link'));
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent('/legal');
  },
};
export const LongText: Story = { args: { children: LONG_WORDS }, ...small };
