import { press } from '../../workshop/stage/actions.ts';
import { screen } from '../../workshop/stage/screen.tsx';

export default { title: 'Écrans/Joueur/Adresse' };

const PROVE = 'POST user/email/prove';
const unproved = { 'GET user/check': 'unproved' } as const;
const page = screen('/home/email?id=1&token=2', {
  role: 'player',
  overrides: unproved,
  shows: 'Votre adresse',
});
const confirm = press('Confirmer mon adresse');

export const Asking = page({ then: 'Confirmer mon adresse' });
export const Confirmed = page({ does: confirm, then: 'Adresse confirmée' });
export const ConfirmedBefore = page({ overrides: {}, then: 'Votre adresse est confirmée' });
export const NotTheirs = page({
  overrides: { ...unproved, [PROVE]: 'notTheirs' },
  does: confirm,
  then: 'ne vaut pas pour votre compte',
});
export const TooOld = page({
  overrides: { ...unproved, [PROVE]: 'tooOld' },
  does: confirm,
  then: 'Le lien utilisé a expiré',
});
export const SmallScreen = page({
  overrides: { ...unproved, [PROVE]: 'unavailable' },
  does: confirm,
  then: 'Une erreur',
  on: 'small',
});
