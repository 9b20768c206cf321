import type { Meta } from '@storybook/react-vite';
import { inOrder, press, type, unfold } from '../../workshop/stage/actions.ts';
import { partyOnStage } from '../../workshop/stage/party-calls.ts';
import { screen } from '../../workshop/stage/screen.tsx';
import { atEnd, atStart } from '../../workshop/stage/standing.ts';

const meta = { title: 'Écrans/Joueur/Carnet' } satisfies Meta;
export default meta;

const NOTE = 'Une note, pour tous ceux qui jouent cette lettre';
const notebook = screen('/home/carnet', { role: 'player', arrive: atEnd });
const beginning = screen('/home/carnet', { role: 'player', arrive: atStart });
const noting = inOrder(press('Noter quelque chose ici'), type(NOTE, 'Rendez-vous devant la fontaine'));

export const Alone = notebook({ shows: 'Trouvée : « Armand-Carrel »' });
export const Together = notebook({
  party: partyOnStage(),
  shows: 'Camille a trouvé',
  does: unfold(/en vain/u),
});
export const Beginning = beginning({ shows: 'À trouver' });
export const Noting = beginning({ shows: 'À trouver', does: noting, then: 'Encore 170 signes' });
export const Noted = beginning({
  party: partyOnStage(),
  shows: 'À trouver',
  does: inOrder(noting, press('Noter')),
  then: 'noté par Anne',
});
export const TooLong = beginning({
  shows: 'À trouver',
  does: inOrder(press('Noter quelque chose ici'), type(NOTE, 'a'.repeat(201)), press('Noter')),
  then: 'celle-ci en a 201',
});
export const NoNetwork = beginning({
  shows: 'n’a pas pu s’ouvrir',
  overrides: { 'GET user/notebook': 'unreachable' },
});
export const SmallScreen = notebook({ party: partyOnStage(), shows: 'Camille a trouvé', on: 'small' });
export const SmallNoting = beginning({
  shows: 'À trouver',
  does: noting,
  then: 'Encore 170 signes',
  on: 'small',
});
