import type { Meta } from '@storybook/react-vite';
import { screen } from '../../workshop/stage/screen.tsx';
import { cityInHands, holding, LISTENING, READING } from '../../workshop/stage/changed-cities.ts';
import { atFinal, atStart, withMessages } from '../../workshop/stage/standing.ts';

const meta = { title: 'Écrans/Joueur/À plusieurs mains' } satisfies Meta;
export default meta;

const place = cityInHands();
const shared = { role: 'player', place } as const;
const reader = { ...shared, arrive: holding(READING, withMessages) };
const elsewhere = 'Dans les mains de : l’écoute';
const [heard] = place.scenario.messages;

export const Desk = screen('/home', { ...reader, shows: 'Dans vos mains : la lecture.' })();
export const SmallScreen = screen('/home', {
  ...reader,
  shows: 'Dans vos mains : la lecture.',
  on: 'small',
})();
export const DeskWithStampElsewhere = screen('/home', {
  ...shared,
  arrive: holding(READING, atFinal),
  shows: 'dans les mains de : l’écoute',
})();
export const Messages = screen('/home/messages', { ...reader, shows: elsewhere })();
export const MessagesOnSmallScreen = screen('/home/messages', { ...reader, shows: elsewhere, on: 'small' })();
export const Message = screen(`/home/messages/${heard?.slug ?? ''}`, { ...reader, shows: elsewhere })();
export const Documents = screen('/document', { ...reader, shows: elsewhere })();
export const Instrument = screen('/home/app/code', {
  ...shared,
  arrive: holding(READING, atStart),
  shows: elsewhere,
})();
export const InstrumentOnSmallScreen = screen('/home/app/code', {
  ...shared,
  arrive: holding(READING, atStart),
  shows: elsewhere,
  on: 'small',
})();
export const InstrumentHere = screen('/home/app/code', {
  ...shared,
  arrive: holding(LISTENING, atStart),
  shows: 'Étape 1',
})();
export const Final = screen('/home/app/final', {
  ...shared,
  arrive: holding(READING, atFinal),
  shows: elsewhere,
})();
