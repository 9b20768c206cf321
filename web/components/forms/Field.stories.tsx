import type { Meta, StoryObj } from '@storybook/react-vite';
import { onBuff, printedOn, small } from '../../workshop/stage/frames.tsx';
import { LONG_WORDS } from '../../workshop/stage/lengthen.ts';
import { Field } from './Field.tsx';

const meta = {
  title: 'Composants/Champ',
  component: Field,
  decorators: [onBuff],
  args: { label: 'Votre solution' },
} satisfies Meta<typeof Field>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Usual: Story = { args: { defaultValue: 'L’ancre' } };
export const Wrong: Story = { args: { defaultValue: 'La tour', error: 'Ce code n’est pas une solution' } };
export const Disabled: Story = { args: { disabled: true, placeholder: 'Plus tard' } };
export const OnNight: Story = { ...printedOn('night'), args: { error: 'Code Erroné' } };
export const LongText: Story = {
  args: { label: LONG_WORDS, defaultValue: LONG_WORDS, error: LONG_WORDS },
  ...small,
};
