import type { Meta } from '@storybook/react-vite';
import { statusOnStage } from '../workshop/stage/start-scene.ts';
import { screen } from '../workshop/stage/screen.tsx';
import { atStart, withMessages } from '../workshop/stage/standing.ts';

const meta = { title: 'Écrans/Joueur/Vu par l’équipe' } satisfies Meta;
export default meta;

const theirs = { adminStatus: statusOnStage({ role: 'player', arrive: withMessages }) };
const viewOnly = screen('/document', {
  role: 'staff',
  arrive: atStart,
  clientState: theirs,
  shows: 'lecture seule',
});

export const Usual = viewOnly();
export const SmallScreen = viewOnly({ on: 'small' });
