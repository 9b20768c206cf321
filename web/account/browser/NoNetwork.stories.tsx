import { screen } from '../../workshop/stage/screen.tsx';
import { atStart } from '../../workshop/stage/standing.ts';

export default { title: 'Écrans/Compte/Sans réseau' };

const overrides = { 'GET user/check': 'unreachable' } as const;
const offline = screen('/home', { role: 'player', arrive: atStart, overrides, shows: 'Pas de réseau' });

export const Usual = offline();
export const SmallScreen = offline({ on: 'small' });
