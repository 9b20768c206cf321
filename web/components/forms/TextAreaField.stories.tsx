import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { onPaper, printedOn, small } from '../../workshop/stage/frames.tsx';
import { LONG_WORDS } from '../../workshop/stage/lengthen.ts';
import { TextAreaField } from './TextAreaField.tsx';

const meta = {
  title: 'Composants/Champ de plusieurs lignes',
  component: TextAreaField,
  decorators: [onPaper],
  args: { label: 'Ce que vous voyez', rows: 3, onType: fn() },
} satisfies Meta<typeof TextAreaField>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Usual: Story = { args: { defaultValue: 'Une palissade.' } };
export const OnNight: Story = { ...printedOn('night') };
export const LongText: Story = {
  args: { label: LONG_WORDS, defaultValue: LONG_WORDS.repeat(3) },
  ...small,
};
