import type { Meta, StoryObj } from '@storybook/react-vite';
import { onPaper, small } from '../../workshop/stage/frames.tsx';
import { PurchaseBlock } from './PurchaseBlock.tsx';

const meta = { title: 'Écrans/Site/Achat', component: PurchaseBlock, decorators: [onPaper] } satisfies Meta<
  typeof PurchaseBlock
>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Usual: Story = { args: { showCodeButton: true } };
export const PreOrder: Story = { args: { promoCode: 'AVANT', showCodeButton: false } };
export const SmallScreen: Story = {
  args: { promoCode: 'AVANT', showCodeButton: true },
  ...small,
};
