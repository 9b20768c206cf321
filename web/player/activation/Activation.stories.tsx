import { inOrder, press, tick, type } from '../../workshop/stage/actions.ts';
import { LONG_WORDS } from '../../workshop/stage/lengthen.ts';
import { partyOnStage } from '../../workshop/stage/party-calls.ts';
import { screen } from '../../workshop/stage/screen.tsx';
import { atStart, paid, sent } from '../../workshop/stage/standing.ts';

export default { title: 'Écrans/Joueur/Activation' };

const FIND = 'GET user/status/find/:';
const home = screen('/home', { role: 'player', shows: 'Code d’activation' });
const submit = inOrder(type('Code d’activation', 'pli417'), press('Valider'));
const sign = inOrder(submit, tick(/./), press('Confirmer'));

export const NoOrder = home();
export const TooShort = home({
  does: inOrder(type('Code d’activation', 'pli'), press('Valider')),
  then: 'Code trop court',
});
export const Searching = home({ overrides: { [FIND]: 'never' }, does: submit, then: 'On cherche votre pli' });
export const Taken = home({ overrides: { [FIND]: 'taken' }, does: submit, then: 'Code indisponible' });
export const Limited = home({ overrides: { [FIND]: 'limited' }, does: submit, then: 'Trop d’essais' });
export const NoNetwork = home({ overrides: { [FIND]: 'unreachable' }, does: submit, then: 'Pas de réseau' });
export const Found = home({ does: submit, then: 'Félicitations' });
export const Gift = home({ giftFrom: 'Camille', does: submit, then: 'Offert par Camille' });
export const AnotherStory = home({
  arrive: atStart,
  clientState: { activationCode: 'PLI999' },
  does: press('Valider'),
  then: 'Une nouvelle aventure',
});
export const AnotherStoryEndsTheParty = home({
  arrive: atStart,
  party: partyOnStage(),
  clientState: { activationCode: 'PLI999' },
  does: press('Valider'),
  then: 'Camille et Jo sortent',
});
export const AnotherLetter = home({ path: '/home/letter', arrive: atStart, shows: 'Revenir à mon enquête' });
export const Opens = home({ does: sign, then: 'Étape 1' });
export const Begins = home({ does: sign, then: '1 sur 4' });
export const Refused = home({ overrides: { 'POST a/:': 'taken' }, does: sign, then: 'Code invalide' });
export const NotPostedYet = home({ arrive: paid, shows: 'Commande en cours' });
export const InThePost = home({ arrive: sent });
export const SmallScreen = home({ giftFrom: LONG_WORDS, does: submit, then: 'Offert par', on: 'small' });
