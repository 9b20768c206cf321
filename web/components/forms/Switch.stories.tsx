import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { onNight, small } from '../../workshop/stage/frames.tsx';
import { LONG_WORDS } from '../../workshop/stage/lengthen.ts';
import { Switch } from './Switch.tsx';

interface SwitchingProps {
  readonly label?: string;
  readonly note?: string;
  readonly from?: boolean;
}

/** Holds its state, as the settings do. */
function Switching({
  label = 'Plein soleil',
  note = 'Encre sur papier, pour lire dehors.',
  from = false,
}: SwitchingProps) {
  const [on, setOn] = useState(from);
  return <Switch label={label} note={note} on={on} onChange={setOn} />;
}

const meta = { title: 'Composants/Interrupteur', component: Switching, decorators: [onNight] } satisfies Meta<
  typeof Switching
>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Off: Story = {
  play: async ({ canvasElement }) => {
    const key = within(canvasElement).getByRole('switch', { name: /Plein soleil/ });
    await userEvent.click(key);
    await expect(key).toHaveAttribute('aria-checked', 'true');
  },
};
export const On: Story = { args: { from: true } };
export const LongText: Story = { args: { label: LONG_WORDS, note: LONG_WORDS }, ...small };
