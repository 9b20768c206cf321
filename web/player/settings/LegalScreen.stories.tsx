import { screen } from '../../workshop/stage/screen.tsx';
import { atStart } from '../../workshop/stage/standing.ts';

export default { title: 'Écrans/Joueur/Textes légaux' };

const legal = screen('/home/legal', { role: 'player', arrive: atStart, shows: 'Mentions légales' });

export const Notice = legal();
export const TermsOfUse = legal({ path: '/home/cgu', shows: 'Conditions' });
export const TermsOfSale = legal({ path: '/home/cgv', shows: 'Conditions' });
export const SmallScreen = legal({ path: '/home/cgv', shows: 'Conditions', on: 'small' });
