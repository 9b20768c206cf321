import type { Meta, StoryObj } from '@storybook/react-vite';
import { onBuff } from '../../workshop/stage/frames.tsx';
import { EmailField } from './EmailField.tsx';

const meta = {
  title: 'Composants/Champ de mail',
  component: EmailField,
  decorators: [onBuff],
} satisfies Meta<typeof EmailField>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Usual: Story = {};
export const Wrong: Story = { args: { defaultValue: 'recrue@', error: 'Mail invalide' } };
