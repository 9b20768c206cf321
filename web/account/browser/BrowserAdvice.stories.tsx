import type { Meta, StoryObj } from '@storybook/react-vite';
import { onBuff, small } from '../../workshop/stage/frames.tsx';
import { BrowserAdvice } from './BrowserAdvice.tsx';

const meta = {
  title: 'Écrans/Compte/Autre navigateur',
  component: BrowserAdvice,
  decorators: [onBuff],
  args: { trouble: 'app', link: 'https://poste-restante.example/a/PLI417' },
} satisfies Meta<typeof BrowserAdvice>;
export default meta;

type Story = StoryObj<typeof meta>;

export const InsideAnotherApp: Story = {};
export const CookiesRefused: Story = { args: { trouble: 'cookies' } };
export const SmallScreen: Story = { args: { trouble: 'cookies' }, ...small };
