import { press } from '../../workshop/stage/actions.ts';
import { screen } from '../../workshop/stage/screen.tsx';
import { cityWithClosedPlace } from '../../workshop/stage/changed-cities.ts';
import { atCrossroads, atStart, when } from '../../workshop/stage/standing.ts';

export default { title: 'Écrans/Joueur/Horaires' };

const hours = screen('/home', {
  role: 'player',
  arrive: atStart,
  shows: 'Horaires',
  does: press('Horaires'),
});

export const Open = hours({ then: 'Ouvert' });
export const Closing = hours({ arrive: when('closing', atStart), then: 'Ferme bientôt' });
export const Closed = hours({
  arrive: when('closed', atCrossroads),
  then: 'ne peut pas être terminé aujourd’hui',
});
export const PlaceAhead = hours({
  place: cityWithClosedPlace(),
  then: 'un lieu est fermé : il ouvre demain à 9 h',
});
export const SmallScreen = hours({
  arrive: when('closed', atCrossroads),
  long: true,
  then: 'ne peut pas',
  on: 'small',
});
