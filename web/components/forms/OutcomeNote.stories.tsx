import type { Meta, StoryObj } from '@storybook/react-vite';
import { onBuff, printedOn, small } from '../../workshop/stage/frames.tsx';
import { LONG_WORDS } from '../../workshop/stage/lengthen.ts';
import { done, refusedForm } from '../../state/game/outcome.ts';
import { OutcomeNote } from './OutcomeNote.tsx';

const meta = {
  title: 'Composants/Suite d’un envoi',
  component: OutcomeNote,
  decorators: [onBuff],
  args: { outcome: done('Mail envoyé') },
} satisfies Meta<typeof OutcomeNote>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Done: Story = {};
export const Failed: Story = {
  args: { outcome: refusedForm('Une erreur est survenue', 'Pas de réseau : vérifiez votre connexion') },
};
export const OnNight: Story = { ...printedOn('night'), args: { outcome: refusedForm('Compte inexistant') } };
export const LongText: Story = {
  args: { outcome: refusedForm(LONG_WORDS, LONG_WORDS) },
  ...small,
};
