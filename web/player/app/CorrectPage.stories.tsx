import { screen } from '../../workshop/stage/screen.tsx';
import { atCorrect } from '../../workshop/stage/standing.ts';

export default { title: 'Écrans/Joueur/Code juste' };

const correct = screen('/home/app/correct', { role: 'player', arrive: atCorrect, shows: 'Continuer' });

export const Usual = correct();
export const SmallScreen = correct({ on: 'small' });
export const Landscape = correct({ on: 'landscape' });
