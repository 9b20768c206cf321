import { cityWithLateMail, cityWithOpening, cityWithRecap } from '../../workshop/stage/changed-cities.ts';
import { screen } from '../../workshop/stage/screen.tsx';
import {
  allOpened,
  askedForMail,
  atClosingPlace,
  atCrossroads,
  atEnd,
  atSecret,
  atStart,
  awaitingMail,
  standingAfter,
  when,
} from '../../workshop/stage/standing.ts';

export default { title: 'Écrans/Joueur/Bureau' };

const home = screen('/home', { role: 'player', arrive: atStart });

export const Unread = home({ shows: 'Nouveau' });
export const Fresh = home({ arrive: allOpened(atStart), shows: 'Étape 1' });
export const Closing = home({ arrive: when('closing', atClosingPlace), shows: 'Ferme bientôt' });
export const Closed = home({ arrive: when('closed', atClosingPlace), shows: 'Fermé' });
export const AwaitingMail = home({
  arrive: awaitingMail,
  place: cityWithLateMail({ nextDay: '8:45' }),
  shows: 'Le prochain courrier',
});
export const MailAsked = home({
  arrive: askedForMail,
  place: cityWithLateMail({ nextDay: '8:45' }),
  shows: 'Un mail vous l’annoncera',
});
export const OpensLater = home({ place: cityWithOpening('18-22'), shows: 'S’ouvre à 18 h' });
const RECAP: [string, string, string] = [
  'La fontaine a donné l’année.',
  'Irène Maréchal ne répond plus.',
  'Le Pont Vieux, rive droite.',
];
export const ComingBack = home({
  arrive: standingAfter(atStart, 3 * 24 * 60 * 60_000),
  place: cityWithRecap(RECAP),
  shows: 'Où j’en étais',
});
export const Gone = home({ arrive: atCrossroads, isGone: true, shows: 'Des travaux cachent' });
export const AtTheEnd = home({ arrive: atEnd, shows: 'La recrue' });
export const Secret = home({ arrive: atSecret, shows: 'La recrue' });
export const Loading = home({ overrides: { 'GET user/status/current': 'never' }, shows: 'Chargement' });
export const Unavailable = home({
  overrides: { 'GET user/status/current': 'unavailable' },
  shows: 'ERROR_SERVER',
});
export const CheckingSession = home({ overrides: { 'GET user/check': 'never' }, shows: 'Chargement' });
export const LongText = home({ arrive: atCrossroads, isGone: true, long: true, shows: 'Saint-Rémy' });
export const SmallScreen = home({
  arrive: atCrossroads,
  isGone: true,
  long: true,
  shows: 'Saint-Rémy',
  on: 'small',
});
