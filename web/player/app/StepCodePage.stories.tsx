import { userEvent, within } from 'storybook/test';
import type { StoryAction } from '../../workshop/stage/actions.ts';
import { screen } from '../../workshop/stage/screen.tsx';
import { cityWithOpening } from '../../workshop/stage/changed-cities.ts';
import { atCrossroads, atStart } from '../../workshop/stage/standing.ts';

export default { title: 'Écrans/Joueur/Code' };

/** The first step expects a word. */
const answer: StoryAction = async ({ canvasElement }) => {
  await userEvent.type(await within(canvasElement).findByRole('textbox'), 'la tour{Enter}');
};

const CHECK = 'POST code/check';
const code = screen('/home/app/code', { role: 'player', arrive: atStart, shows: 'Étape 1' });

export const FirstStep = code();
export const Wrong = code({ does: answer, then: 'Code Erroné' });
export const Unavailable = code({
  overrides: { [CHECK]: 'unavailable' },
  does: answer,
  then: 'Votre réponse est gardée',
});
export const NotStored = code({
  overrides: { [CHECK]: 'notStored' },
  does: answer,
  then: 'ne peut rien enregistrer pour le moment : votre réponse',
});
export const Limited = code({ overrides: { [CHECK]: 'limited' }, does: answer, then: 'Trop d’essais' });
export const NoNetwork = code({
  overrides: { [CHECK]: 'unreachable' },
  does: answer,
  then: 'votre réponse est gardée',
});
export const SessionLost = code({ overrides: { [CHECK]: 'expired' }, does: answer, then: 'Connexion' });
export const Gone = code({ arrive: atCrossroads, isGone: true, shows: 'Des travaux cachent' });
const inTheEvening = { place: cityWithOpening('18-22'), shows: 'S’ouvre à 18 h' };
export const Closed = code(inTheEvening);
export const ClosedAnswer = code({ ...inTheEvening, does: answer, then: 'S’ouvre à 18 h Valider' });
export const ClosedWithAnotherRoute = code({ ...inTheEvening, arrive: atCrossroads, then: 'autre chemin' });
export const ClosedOnSmallScreen = code({ ...inTheEvening, arrive: atCrossroads, on: 'small' });
export const SmallScreen = code({ on: 'small' });
