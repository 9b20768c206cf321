import type { Meta, StoryObj } from '@storybook/react-vite';
import { onNight, small } from '../../workshop/stage/frames.tsx';
import { LONG_CITY, LONG_WORDS } from '../../workshop/stage/lengthen.ts';
import { Envelope } from './Envelope.tsx';

const meta = {
  title: 'Composants/Enveloppe',
  component: Envelope,
  decorators: [onNight],
  args: {
    from: 'À la personne qui ouvre',
    address: ['La recrue', 'Poste restante', 'PORT-LA-LETTRE'],
    postmark: { city: 'Port-la-Lettre', date: '16-06', hour: '11 H 00' },
    children: <p>Ce qu’elle contient.</p>,
  },
} satisfies Meta<typeof Envelope>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Usual: Story = {};
export const WithNote: Story = { args: { note: 'Quelqu’un attend, sur l’autre rive, que l’on sache lire.' } };
export const LongText: Story = {
  args: {
    note: LONG_WORDS,
    from: LONG_WORDS,
    address: [LONG_WORDS, 'Poste restante', LONG_CITY.toLocaleUpperCase('fr')],
    postmark: { city: LONG_CITY, date: '16-06', hour: '11 H 00' },
  },
  ...small,
};
