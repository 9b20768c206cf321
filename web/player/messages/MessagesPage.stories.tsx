import type { Meta } from '@storybook/react-vite';
import { cityWithLateMail } from '../../workshop/stage/timed-city.ts';
import { scenarioOnStage } from '../../workshop/stage/start-scene.ts';
import { screen } from '../../workshop/stage/screen.tsx';
import { allOpened, atStart, awaitingMail, withMessages } from '../../workshop/stage/standing.ts';

const meta = { title: 'Écrans/Joueur/Messages' } satisfies Meta;
export default meta;

const messages = screen('/home/messages', { role: 'player', arrive: withMessages });

export const Unread = messages({ shows: 'Nouveau' });
export const Read = messages({ arrive: allOpened(withMessages), shows: scenarioOnStage.messages[0]?.title });
export const Empty = messages({ arrive: atStart, shows: 'Aucun message' });
export const SmallScreen = messages({ long: true, shows: 'Nouveau', on: 'small' });

const soon = { arrive: awaitingMail, place: cityWithLateMail({ after: '20 min' }) };
const tomorrow = { arrive: awaitingMail, place: cityWithLateMail({ nextDay: '8:45' }) };
export const Awaited = messages({ ...soon, shows: 'Le prochain courrier est levé dans' });
export const AwaitedTomorrow = messages({ ...tomorrow, shows: 'Le prochain courrier est levé demain à' });
export const AwaitedOnSmallScreen = messages({ ...tomorrow, shows: 'Le prochain courrier', on: 'small' });
