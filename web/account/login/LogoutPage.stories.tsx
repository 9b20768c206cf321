import { screen } from '../../workshop/stage/screen.tsx';
import { atStart } from '../../workshop/stage/standing.ts';

export default { title: 'Écrans/Compte/Déconnexion' };

const logout = screen('/logout', { role: 'player', arrive: atStart });

export const Leaving = logout({ overrides: { 'POST user/logout': 'never' }, shows: 'Chargement' });
export const Gone = logout({ shows: 'Suivez-nous' });
