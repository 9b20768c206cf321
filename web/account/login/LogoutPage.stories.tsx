import type { Meta } from '@storybook/react-vite';
import { screen } from '../../workshop/stage/screen.tsx';
import { begun } from '../../workshop/stage/standing.ts';

const meta = { title: 'Écrans/Compte/Déconnexion' } satisfies Meta;
export default meta;

const logout = screen('/logout', { role: 'player', arrive: begun });

export const Leaving = logout({ twists: { 'POST user/logout': 'never' }, shows: 'Chargement' });
export const Gone = logout({ shows: 'Suivez-nous' });
