import type { Meta } from '@storybook/react-vite';
import { screen } from '../../../workshop/stage/screen.tsx';
import { atFinal } from '../../../workshop/stage/standing.ts';

const meta = { title: 'Écrans/Joueur/Application finale' } satisfies Meta;
export default meta;

const final = screen('/home/app/final', { role: 'player', arrive: atFinal, shows: 'Étape' });

export const Usual = final();
export const SmallScreen = final({ long: true, on: 'small' });
