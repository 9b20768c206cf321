import { inOrder, press, tick, type } from '../../workshop/stage/actions.ts';
import { here, partyOnStage } from '../../workshop/stage/party-calls.ts';
import { screen } from '../../workshop/stage/screen.tsx';
import { cityInHands } from '../../workshop/stage/changed-cities.ts';
import { atCrossroads, atStart } from '../../workshop/stage/standing.ts';
import { scenarioOnStage } from '../../workshop/stage/start-scene.ts';

export default { title: 'Écrans/Joueur/À plusieurs' };

const GUEST = { overrides: { 'GET user/check': 'guest' }, party: partyOnStage({ me: 2 }) } as const;
const party = screen('/home/party', { role: 'player', arrive: atStart });
const desk = screen('/home', { role: 'player', arrive: atStart });
const inviting = inOrder(type('Votre prénom', 'Anne'), press('Faire venir quelqu’un'));

export const Alone = party({ shows: 'Votre prénom' });
export const InSeveralHands = screen('/home/party', {
  role: 'player',
  place: cityInHands(),
  arrive: atStart,
})({
  shows: 'À plusieurs mains',
  does: tick(/plusieurs mains/u, 'switch'),
  then: 'Oui',
});
export const NoName = party({
  shows: 'Votre prénom',
  does: press('Faire venir quelqu’un'),
  then: 'Dites votre prénom',
});
export const Invited = party({ shows: 'Votre prénom', does: inviting, then: 'RGF4TD' });
export const NoNetwork = party({
  shows: 'Votre prénom',
  overrides: { 'POST party/invitation': 'unreachable' },
  does: inviting,
  then: 'Pas de réseau',
});
export const Together = party({ party: partyOnStage(), shows: 'tient la plume' });
export const TogetherInSeveralHands = party({
  party: partyOnStage({
    severalHands: true,
    hands: [
      { member: 1, roles: ['la lecture'] },
      { member: 2, roles: ['l’écoute'] },
      { member: 3, roles: ['la carte'] },
    ],
  }),
  shows: 'Dans ses mains : l’écoute.',
});
export const LettingGo = party({
  party: partyOnStage(),
  shows: 'Qui joue',
  does: press('Laisser partir Camille'),
  then: 'n’aura plus accès',
});
export const PassingThePen = party({
  party: partyOnStage(),
  shows: 'Qui joue',
  does: press('Passer la plume à Camille'),
  then: 'Camille tient la plume',
});
export const Ending = party({
  party: partyOnStage(),
  shows: 'Qui joue',
  does: press('Finir la partie à plusieurs'),
  then: 'continue où elle en est',
});
export const Full = party({
  party: partyOnStage({
    members: ['Anne', 'Camille', 'Jo', 'Awa', 'Luc', 'Zoé'].map((name, index) => ({
      id: index + 1,
      name,
      isHolder: index === 0,
      ...here,
    })),
  }),
  shows: 'la partie est complète',
});
export const Guest = party({ ...GUEST, shows: 'Quitter la partie' });
export const Leaving = party({
  ...GUEST,
  shows: 'Quitter la partie',
  does: press('Quitter la partie'),
  then: 'une nouvelle invitation',
});
export const SmallScreen = party({ party: partyOnStage(), shows: 'tient la plume', on: 'small' });
const waiting = { step: scenarioOnStage.start, member: 2, until: '2026-06-16T09:02:00.000Z' };
const atStep = screen('/home/app/code', { role: 'player', arrive: atStart });
export const WaitingForAFriend = atStep({
  party: partyOnStage({ waits: [waiting] }),
  shows: 'Camille a essayé : attendez',
});
export const WaitingSmall = atStep({
  party: partyOnStage({ waits: [{ ...waiting, member: 1 }] }),
  shows: 'Tout le monde attend encore',
  on: 'small',
});
export const Desk = desk({ party: partyOnStage(), shows: 'Camille' });
export const GuestDesk = desk({ ...GUEST, shows: 'Réglages' });
export const GuestSettings = screen('/home/settings', { role: 'player', arrive: atStart })({
  ...GUEST,
  shows: 'sous le prénom Camille',
});
export const GuestLetter = screen('/home/letter', { role: 'player', arrive: atStart })({
  ...GUEST,
  shows: 'quittez d’abord',
});
export const GuestProposes = desk({
  ...GUEST,
  arrive: atCrossroads,
  shows: 'Étape',
  does: inOrder(press('Indices'), press('Proposer l’autre chemin')),
  then: 'rien ne change avant son accord',
});
export const GuestWriting = screen('/home/app/code', { role: 'player', arrive: atStart })({
  ...GUEST,
  shows: 'Étape',
});
