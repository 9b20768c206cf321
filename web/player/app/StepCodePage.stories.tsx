import type { Meta } from '@storybook/react-vite';
import { userEvent, within } from 'storybook/test';
import type { StageHand } from '../../workshop/stage/hands.ts';
import { screen } from '../../workshop/stage/screen.tsx';
import { atCrossroads, begun } from '../../workshop/stage/standing.ts';

const meta = { title: 'Écrans/Joueur/Code' } satisfies Meta;
export default meta;

/** The first step expects a word. */
const answer: StageHand = async ({ canvasElement }) => {
  await userEvent.type(await within(canvasElement).findByRole('textbox'), 'la tour{Enter}');
};

const CHECK = 'POST code/check';
const code = screen('/home/app/code', { role: 'player', arrive: begun, shows: 'Étape 1' });

export const FirstStep = code();
export const Wrong = code({ does: answer, then: 'Code' });
export const Unavailable = code({ twists: { [CHECK]: 'unavailable' }, does: answer, then: 'Votre réponse est gardée' });
export const NotStored = code({
  twists: { [CHECK]: 'notStored' },
  does: answer,
  then: 'ne peut rien enregistrer pour le moment : votre réponse',
});
export const Limited = code({ twists: { [CHECK]: 'limited' }, does: answer, then: 'Trop d’essais' });
export const NoNetwork = code({ twists: { [CHECK]: 'unreachable' }, does: answer, then: 'votre réponse est gardée' });
export const SessionLost = code({ twists: { [CHECK]: 'expired' }, does: answer, then: 'Connexion' });
export const Gone = code({ arrive: atCrossroads, isGone: true, shows: 'Des travaux cachent' });
export const SmallScreen = code({ on: 'small' });
