import type { Meta } from '@storybook/react-vite';
import { userEvent, within } from 'storybook/test';
import type { StoryAction } from '../../workshop/stage/actions.ts';
import { screen } from '../../workshop/stage/screen.tsx';
import { atCrossroads, atStart } from '../../workshop/stage/standing.ts';

const meta = { title: 'Écrans/Joueur/Code' } satisfies Meta;
export default meta;

/** The first step expects a word. */
const answer: StoryAction = async ({ canvasElement }) => {
  await userEvent.type(await within(canvasElement).findByRole('textbox'), 'la tour{Enter}');
};

const CHECK = 'POST code/check';
const code = screen('/home/app/code', { role: 'player', arrive: atStart, shows: 'Étape 1' });

export const FirstStep = code();
export const Wrong = code({ does: answer, then: 'Code' });
export const Unavailable = code({ overrides: { [CHECK]: 'unavailable' }, does: answer, then: 'Votre réponse est gardée' });
export const NotStored = code({
  overrides: { [CHECK]: 'notStored' },
  does: answer,
  then: 'ne peut rien enregistrer pour le moment : votre réponse',
});
export const Limited = code({ overrides: { [CHECK]: 'limited' }, does: answer, then: 'Trop d’essais' });
export const NoNetwork = code({ overrides: { [CHECK]: 'unreachable' }, does: answer, then: 'votre réponse est gardée' });
export const SessionLost = code({ overrides: { [CHECK]: 'expired' }, does: answer, then: 'Connexion' });
export const Gone = code({ arrive: atCrossroads, isGone: true, shows: 'Des travaux cachent' });
export const SmallScreen = code({ on: 'small' });
