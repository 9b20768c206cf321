import type { Meta, StoryObj } from '@storybook/react-vite';
import { onPaper, small } from '../../workshop/stage/frames.tsx';
import { LONG_WORDS } from '../../workshop/stage/lengthen.ts';
import { SelectField } from './SelectField.tsx';

const options = (words: readonly string[]) => words.map((word) => <option key={word}>{word}</option>);

const meta = {
  title: 'Composants/Liste à choix',
  component: SelectField,
  decorators: [onPaper],
  args: { label: 'Le remède', children: options(['un indice', 'une image', 'la solution']) },
} satisfies Meta<typeof SelectField>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Usual: Story = {};
export const Disabled: Story = { args: { disabled: true } };
export const LongText: Story = {
  args: { label: LONG_WORDS, children: options([LONG_WORDS]) },
  ...small,
};
