import { inOrder, press, type, unfold } from '../../workshop/stage/actions.ts';
import { awaySince, here, partyOnStage } from '../../workshop/stage/party-calls.ts';
import { screen } from '../../workshop/stage/screen.tsx';
import { atEnd, atStart } from '../../workshop/stage/standing.ts';

export default { title: 'Écrans/Joueur/Carnet' };

const AWAY = '2026-06-16T08:57:00.000Z';
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
export const Empty = beginning({
  shows: 'Rien encore',
  overrides: { 'GET user/notebook': 'none' },
});
export const NoNetwork = beginning({
  shows: 'n’a pas pu s’ouvrir',
  overrides: { 'GET user/notebook': 'unreachable' },
});
/** The longest names and the longest note. */
const crowd = partyOnStage({
  members: [
    { id: 1, name: 'Marie-Bénédicte de La Tour-Saint-Quentin', isHolder: true, ...here },
    { id: 2, name: 'Maximilien-Alexandre', isHolder: false, ...here },
    { id: 3, name: 'Wolfgangsigismundarchibaldferdinandoscar', isHolder: false, ...awaySince(AWAY) },
  ],
});
const LONGEST =
  'Rendez-vous devant la fontaine à droite du kiosque, celle qui ne coule plus depuis l’été : le gardien a dit que le banc vert compte pour deux, et que la grille de derrière ferme une heure plus tôt.';
export const LongNames = notebook({
  party: crowd,
  shows: 'Maximilien',
  does: unfold(/en vain/u),
  on: 'small',
});
export const LongNote = beginning({
  party: crowd,
  shows: 'À trouver',
  does: inOrder(press('Noter quelque chose ici'), type(NOTE, LONGEST), press('Noter')),
  then: 'noté par Marie-Bénédicte',
  on: 'small',
});
export const SmallScreen = notebook({ party: partyOnStage(), shows: 'Camille a trouvé', on: 'small' });
export const SmallNoting = beginning({
  shows: 'À trouver',
  does: noting,
  then: 'Encore 170 signes',
  on: 'small',
});
