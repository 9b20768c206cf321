import { inOrder, press, type } from '../../workshop/stage/actions.ts';
import { screen } from '../../workshop/stage/screen.tsx';

export default { title: 'Écrans/Bureau/Second facteur' };

const FACTOR = 'GET admin/secondFactor';
const ENROL = 'POST admin/secondFactor/enrol';
const security = screen('/admin/security', { role: 'staff', shows: 'Second facteur', on: 'wide' });
const start = inOrder(type('Mot de passe', 'huit lettres'), press('Commencer'));
const enrol = inOrder(start, type('Code à six chiffres', '123456'), press('Confirmer'));

export const NotEnrolled = security({ then: 'Commencer' });
export const WrongPassword = security({
  overrides: { [ENROL]: 'wrongPassword' },
  does: start,
  then: 'Mauvais mot de passe',
});
export const Enrolling = security({ does: start, then: 'Scannez ce carré' });
export const Enrolled = security({ does: enrol, then: 'Codes de secours' });
export const InService = security({ overrides: { [FACTOR]: 'inService' }, then: 'En service' });
export const Loading = security({ overrides: { [FACTOR]: 'never' } });
export const NotArrived = security({ overrides: { [FACTOR]: 'unavailable' }, then: 'n’est pas arrivé' });
export const SmallScreen = security({ does: enrol, then: 'Codes de secours', on: 'small' });
