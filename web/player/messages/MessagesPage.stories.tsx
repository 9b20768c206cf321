import { cityWithLateMail } from '../../workshop/stage/changed-cities.ts';
import { scenarioOnStage } from '../../workshop/stage/start-scene.ts';
import { press } from '../../workshop/stage/actions.ts';
import { screen } from '../../workshop/stage/screen.tsx';
import {
  allOpened,
  askedForMail,
  atStart,
  awaitingMail,
  withMessages,
} from '../../workshop/stage/standing.ts';

export default { title: 'Écrans/Joueur/Messages' };

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

const ARRIVAL_MAIL = 'POST user/status/arrivalMail';
const [ASK, TAKE_BACK] = ['M’écrire quand il arrive', 'Ne plus m’écrire'];
const asking = { ...tomorrow, shows: ASK, does: press(ASK) };
export const MailAsked = messages({
  ...asking,
  then: 'Un mail vous l’annoncera, à l’adresse recrue@poste.example',
});
export const MailTakenBack = messages({
  ...tomorrow,
  arrive: askedForMail,
  shows: TAKE_BACK,
  does: press(TAKE_BACK),
  then: ASK,
});
export const MailAskedOnSmallScreen = messages({
  ...tomorrow,
  arrive: askedForMail,
  shows: TAKE_BACK,
  on: 'small',
});
export const MailToUnprovedAddress = messages({
  ...tomorrow,
  overrides: { 'GET user/check': 'unproved' },
  shows: 'confirmez d’abord',
});
export const MailFoundUnproved = messages({
  ...asking,
  overrides: { [ARRIVAL_MAIL]: 'unproved' },
  then: 'confirmez d’abord',
});
export const MailAskedOffline = messages({
  ...asking,
  overrides: { [ARRIVAL_MAIL]: 'unreachable' },
  then: 'Pas de réseau',
});
export const MailRefused = messages({
  ...asking,
  overrides: { [ARRIVAL_MAIL]: 'limited' },
  then: 'Trop d’essais : réessayez dans 30 s',
});
export const MailBeingAsked = messages({
  ...asking,
  overrides: { [ARRIVAL_MAIL]: 'never' },
  then: 'Un instant',
});
