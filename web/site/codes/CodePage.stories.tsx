import { inOrder, press, type } from '../../workshop/stage/actions.ts';
import { screen } from '../../workshop/stage/screen.tsx';

export default { title: 'Écrans/Site/Code promotionnel' };

const SEND = 'POST puzzle/all';
const code = screen('/code', { shows: 'Valider' });
const send = inOrder(type('Votre solution', 'le phare'), press('Valider'));

export const Usual = code();
export const Empty = code({ does: press('Valider'), then: 'Écrivez d’abord votre solution' });
export const Sending = code({ overrides: { [SEND]: 'never' }, does: send, then: 'Un instant' });
export const Free = code({ does: send, then: 'Recevoir mon exemplaire' });
export const Reduced = code({
  overrides: { [SEND]: 'lastCopiesGone' },
  does: send,
  then: 'Commander à prix réduit',
});
export const Wrong = code({ overrides: { [SEND]: 'wrong' }, does: send, then: 'pas une solution' });
export const Over = code({ overrides: { [SEND]: 'over' }, does: send, then: 'n’a plus de question' });
export const Limited = code({ overrides: { [SEND]: 'limited' }, does: send, then: 'Trop d’essais' });
export const NoNetwork = code({ overrides: { [SEND]: 'unreachable' }, does: send, then: 'Pas de réseau' });
export const SmallScreen = code({
  overrides: { [SEND]: 'lastCopiesGone' },
  does: send,
  then: 'Commander',
  on: 'small',
});
