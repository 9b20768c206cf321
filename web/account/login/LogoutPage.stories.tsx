import type { Meta } from '@storybook/react-vite';
import { screen } from '../../workshop/stage/screen.tsx';
import { atStart } from '../../workshop/stage/standing.ts';

const meta = { title: 'Écrans/Compte/Déconnexion' } satisfies Meta;
export default meta;

const logout = screen('/logout', { role: 'player', arrive: atStart });

export const Leaving = logout({ overrides: { 'POST user/logout': 'never' }, shows: 'Chargement' });
export const Gone = logout({ shows: 'Suivez-nous' });
