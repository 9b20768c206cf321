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

const desk = screen('/home', { ...reader, shows: 'Dans vos mains : la lecture.' });
const messages = screen('/home/messages', { ...reader, shows: elsewhere });
const instrument = screen('/home/app/code', {
  ...shared,
  arrive: holding(READING, atStart),
  shows: elsewhere,
});

export const Desk = desk();
export const SmallScreen = desk({ on: 'small' });
export const DeskWithStampElsewhere = desk({
  arrive: holding(READING, atFinal),
  shows: 'dans les mains de : l’écoute',
});
export const Messages = messages();
export const MessagesOnSmallScreen = messages({ on: 'small' });
export const Message = messages({ path: `/home/messages/${heard?.slug ?? ''}` });
export const Documents = messages({ path: '/document' });
export const Instrument = instrument();
export const InstrumentOnSmallScreen = instrument({ on: 'small' });
export const InstrumentHere = instrument({ arrive: holding(LISTENING, atStart), shows: 'Étape 1' });
export const Final = instrument({ path: '/home/app/final', arrive: holding(READING, atFinal) });

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
const instrumentOfAbsent = screen('/home/app/code', { ...absent(), shows: 'Prendre l’écoute en attendant' });
const takenMeanwhile = screen('/home', { ...absent(taken), shows: 'Anne tient l’écoute en attendant' });

export const InstrumentOfAbsent = instrumentOfAbsent();
export const InstrumentOfAbsentOnSmallScreen = instrumentOfAbsent({ on: 'small' });
export const DeskBesideAbsent = instrumentOfAbsent({ path: '/home' });
export const PlayersBesideAbsent = instrumentOfAbsent({ path: '/home/party' });
export const TakenMeanwhile = takenMeanwhile();
export const TakenMeanwhileOnSmallScreen = takenMeanwhile({ shows: 'Reprendre l’écoute', on: 'small' });
