import type { PartyView } from '../../../engine/public.ts';
import { partyOnStage } from '../../workshop/stage/party-calls.ts';
import { screen } from '../../workshop/stage/screen.tsx';
import { cityInHands, holding, LISTENING, READING } from '../../workshop/stage/changed-cities.ts';
import { atFinal, atStart, withMessages } from '../../workshop/stage/standing.ts';

export default { title: 'Écrans/Joueur/À plusieurs mains' };

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
/** Camille’s telephone; Jo, who listens, is away. */
const absent = (patch: Partial<PartyView> = {}) =>
  ({
    ...shared,
    overrides: { 'GET user/check': 'guest' },
    arrive: holding(READING, atStart),
    party: partyOnStage({
      me: 2,
      severalHands: true,
      hands: [
        { member: 1, roles: ['la carte'] },
        { member: 2, roles: ['la lecture'] },
        { member: 3, roles: ['l’écoute'] },
      ],
      ...patch,
    }),
  }) as const;
const taken = {
  hands: [{ member: 1, roles: ['la carte', 'l’écoute'] }],
  takings: [{ role: 'l’écoute', by: 1, from: [2] }],
};

export const InstrumentOfAbsent = screen('/home/app/code', {
  ...absent(),
  shows: 'Prendre l’écoute en attendant',
})();
export const InstrumentOfAbsentOnSmallScreen = screen('/home/app/code', {
  ...absent(),
  shows: 'Prendre l’écoute en attendant',
  on: 'small',
})();
export const DeskBesideAbsent = screen('/home', { ...absent(), shows: 'Prendre l’écoute en attendant' })();
export const PlayersBesideAbsent = screen('/home/party', {
  ...absent(),
  shows: 'Prendre l’écoute en attendant',
})();
export const TakenMeanwhile = screen('/home', {
  ...absent(taken),
  shows: 'Anne tient l’écoute en attendant',
})();
export const TakenMeanwhileOnSmallScreen = screen('/home', {
  ...absent(taken),
  shows: 'Reprendre l’écoute',
  on: 'small',
})();
export const Final = screen('/home/app/final', {
  ...shared,
  arrive: holding(READING, atFinal),
  shows: elsewhere,
})();
