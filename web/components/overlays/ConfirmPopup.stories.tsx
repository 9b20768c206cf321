import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { onNight, small } from '../../workshop/stage/frames.tsx';
import { LONG_WORDS } from '../../workshop/stage/lengthen.ts';
import { ConfirmPopup } from './ConfirmPopup.tsx';

const meta = {
  title: 'Composants/Question',
  component: ConfirmPopup,
  decorators: [onNight],
  args: {
    title: 'Prendre l’autre chemin',
    yes: 'Oui, je le prends',
    no: 'Non, je reste',
    onYes: fn(),
    onNo: fn(),
    children: <p>On ne revient pas en arrière.</p>,
  },
} satisfies Meta<typeof ConfirmPopup>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Usual: Story = {
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: args.yes }));
    await expect(args.onYes).toHaveBeenCalledOnce();
    await expect(args.onNo).not.toHaveBeenCalled();
  },
};
/** A real Escape reaches the dialog as its event `cancel`. */
export const Cancelled: Story = {
  play: async ({ canvasElement, args }) => {
    const cancel = new Event('cancel', { cancelable: true });
    await waitFor(() => expect(within(canvasElement).getByRole('dialog')).toBeVisible());
    within(canvasElement).getByRole('dialog').dispatchEvent(cancel);
    await expect(args.onNo).toHaveBeenCalledOnce();
    await expect(args.onYes).not.toHaveBeenCalled();
    await expect(cancel.defaultPrevented).toBe(true);
  },
};
export const Locked: Story = { args: { locked: true } };
export const Busy: Story = { args: { busy: true } };
export const LongText: Story = {
  args: { title: LONG_WORDS, yes: LONG_WORDS, no: LONG_WORDS, children: <p>{LONG_WORDS.repeat(6)}</p> },
  ...small,
};
