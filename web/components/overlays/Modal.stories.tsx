import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { onNight, small } from '../../workshop/stage/frames.tsx';
import { LONG_WORDS } from '../../workshop/stage/lengthen.ts';
import { Button } from '../actions/Button.tsx';
import { Modal } from './Modal.tsx';

const meta = {
  title: 'Composants/Fenêtre',
  component: Modal,
  decorators: [onNight],
  args: {
    title: 'Indices',
    subtitle: 'Dépêches reçues : 2 sur 4',
    onClose: fn(),
    children: <p>La dernière dépêche dit tout.</p>,
  },
} satisfies Meta<typeof Modal>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Usual: Story = {
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Fermer' }));
    await expect(args.onClose).toHaveBeenCalled();
  },
};
export const OnlyItsButtons: Story = {
  args: { surface: 'buff', closable: false, children: <Button primary>Fermer</Button> },
};
export const LongText: Story = {
  args: { title: LONG_WORDS, subtitle: LONG_WORDS, children: <p>{LONG_WORDS.repeat(12)}</p> },
  ...small,
};
