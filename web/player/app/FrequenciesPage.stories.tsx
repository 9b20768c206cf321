import { city as place } from 'virtual:stage-city/frequencies';
import { screen } from '../../workshop/stage/screen.tsx';
import { atAnalyser } from '../../workshop/stage/standing.ts';

export default { title: 'Écrans/Joueur/Analyseur revu' };

const frequencies = screen('/home/app/frequencies', {
  role: 'player',
  place,
  arrive: atAnalyser,
  shows: 'Horaires',
});

export const Usual = frequencies();
export const SmallScreen = frequencies({ long: true, on: 'small' });
