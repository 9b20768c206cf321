import { inOrder, press, type } from '../../workshop/stage/actions.ts';
import { screen } from '../../workshop/stage/screen.tsx';

export default { title: 'Écrans/Site/Désinscription' };

const LEAVE = 'POST newsletter/unsubscribe';
const page = screen('/unsubscribe', { shows: 'Désinscription' });
const leave = inOrder(type('Email', 'recrue@poste.example'), press('Désinscription'));

export const Usual = page();
export const Wrong = page({ does: press('Désinscription'), then: 'Le mail indiqué est invalide' });
export const Sending = page({ overrides: { [LEAVE]: 'never' }, does: leave, then: 'Un instant' });
export const Done = page({ does: leave, then: 'Désinscription validée' });
export const Unavailable = page({
  overrides: { [LEAVE]: 'unavailable' },
  does: leave,
  then: 'Une erreur est survenue',
});
export const SmallScreen = page({ on: 'small', does: leave, then: 'Désinscription validée' });
