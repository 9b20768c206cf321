import { screen } from '../../../workshop/stage/screen.tsx';
import { atFinal } from '../../../workshop/stage/standing.ts';

export default { title: 'Écrans/Joueur/Application finale' };

const final = screen('/home/app/final', { role: 'player', arrive: atFinal, shows: 'Étape' });

export const Usual = final();
export const SmallScreen = final({ long: true, on: 'small' });
