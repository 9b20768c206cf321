import type { Meta } from '@storybook/react-vite';
import { scenarioOnStage } from '../../workshop/stage/start-scene.ts';
import { screen } from '../../workshop/stage/screen.tsx';
import { allOpened, atStart, withMessages } from '../../workshop/stage/standing.ts';

const meta = { title: 'Écrans/Joueur/Messages' } satisfies Meta;
export default meta;

const messages = screen('/home/messages', { role: 'player', arrive: withMessages });

export const Unread = messages({ shows: 'Nouveau' });
export const Read = messages({ arrive: allOpened(withMessages), shows: scenarioOnStage.messages[0]?.title });
export const Empty = messages({ arrive: atStart, shows: 'Aucun message' });
export const SmallScreen = messages({ long: true, shows: 'Nouveau', on: 'small' });
