import type { Meta } from '@storybook/react-vite';
import { screen } from '../../workshop/stage/screen.tsx';
import { atCorrect } from '../../workshop/stage/standing.ts';

const meta = { title: 'Écrans/Joueur/Code juste' } satisfies Meta;
export default meta;

const correct = screen('/home/app/correct', { role: 'player', arrive: atCorrect, shows: 'Continuer' });

export const Usual = correct();
export const SmallScreen = correct({ on: 'small' });
export const Landscape = correct({ on: 'landscape' });
