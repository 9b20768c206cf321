import type { Meta, StoryObj } from '@storybook/react-vite';
import { press } from '../../workshop/stage/actions.ts';
import { onBuff } from '../../workshop/stage/frames.tsx';
import { CopyLink } from './BrowserAdvice.tsx';

const meta = {
  title: 'Écrans/Compte/Lien à emporter',
  component: CopyLink,
  decorators: [onBuff],
  args: { link: 'https://poste-restante.example/a/PLI417', copy: () => Promise.resolve() },
} satisfies Meta<typeof CopyLink>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Usual: Story = {};
export const Copied: Story = { play: press('Copier le lien') };
export const ByHand: Story = {
  args: { copy: () => Promise.reject(new Error('refused')) },
  play: press('Copier le lien'),
};
