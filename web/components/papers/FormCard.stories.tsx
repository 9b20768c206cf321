import type { Meta, StoryObj } from '@storybook/react-vite';
import { alone, small } from '../../workshop/stage/frames.tsx';
import { LONG_WORDS } from '../../workshop/stage/lengthen.ts';
import { Button } from '../actions/Button.tsx';
import { FormCard, formFields, formAlternative } from './FormCard.tsx';
import { Field } from '../forms/Field.tsx';
import { RubberStamp } from './RubberStamp.tsx';

const filled = (words: string) => (
  <>
    <form className={formFields}>
      <Field label={words} />
      <Button primary>{words}</Button>
    </form>
    <div className={formAlternative}>
      <p>{words}</p>
    </div>
  </>
);

const meta = {
  title: 'Composants/Bordereau',
  component: FormCard,
  decorators: [alone],
  args: { heading: <h1>Au guichet</h1>, lead: 'Deux lignes suffisent.', children: filled('Votre nom') },
} satisfies Meta<typeof FormCard>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Usual: Story = {};
export const WithStamp: Story = { args: { aside: <RubberStamp>Reçu</RubberStamp> } };
export const LongText: Story = {
  args: {
    heading: <h1>{LONG_WORDS}</h1>,
    lead: LONG_WORDS,
    children: filled(LONG_WORDS),
    aside: <RubberStamp>Recommandé</RubberStamp>,
  },
  ...small,
};
