import { inOrder, press, type } from '../../workshop/stage/actions.ts';
import { screen } from '../../workshop/stage/screen.tsx';
import { atStart } from '../../workshop/stage/standing.ts';
import { initialState } from '../../state/client-state.ts';
import { PARTY_ENDED } from '../../state/session/session-lost.ts';

export default { title: 'Écrans/Site/Rejoindre une partie' };

const JOIN = 'POST party/join';
const scanned = screen('/r/RGF4TD', { shows: 'Vous rejoignez une partie' });
const typed = screen('/r', { shows: 'Les six signes' });
const join = inOrder(type('Votre prénom', 'Camille'), press('Rejoindre la partie'));

export const Scanned = scanned();
export const Typed = typed();
export const NoSigns = typed({ does: press('Rejoindre la partie'), then: 'Une invitation a six signes' });
export const NoName = scanned({ does: press('Rejoindre la partie'), then: 'Dites votre prénom' });
export const LongName = scanned({ overrides: { [JOIN]: 'longName' }, does: join, then: 'quarante signes' });
export const Unknown = scanned({ overrides: { [JOIN]: 'unknown' }, does: join, then: 'ne vaut plus' });
export const Full = scanned({ overrides: { [JOIN]: 'full' }, does: join, then: 'Six téléphones' });
export const Limited = scanned({ overrides: { [JOIN]: 'limited' }, does: join, then: 'Trop d’essais' });
export const NoNetwork = scanned({ overrides: { [JOIN]: 'unreachable' }, does: join, then: 'Pas de réseau' });
export const WithAccount = scanned({ role: 'player', arrive: atStart, then: 'est connecté au compte' });
export const Ended = typed({
  clientState: { auth: { ...initialState.auth, initialized: true, error: PARTY_ENDED } },
  then: 'Vous n’êtes plus de la partie',
});
export const SmallScreen = scanned({ on: 'small' });
