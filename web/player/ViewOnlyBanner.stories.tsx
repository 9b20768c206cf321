import { statusOnStage } from '../workshop/stage/start-scene.ts';
import { screen } from '../workshop/stage/screen.tsx';
import { atStart, withMessages } from '../workshop/stage/standing.ts';

export default { title: 'Écrans/Joueur/Vu par l’équipe' };

const theirs = { adminStatus: statusOnStage({ role: 'player', arrive: withMessages }) };
const viewOnly = screen('/document', {
  role: 'staff',
  arrive: atStart,
  clientState: theirs,
  shows: 'lecture seule',
});

export const Usual = viewOnly();
export const SmallScreen = viewOnly({ on: 'small' });
