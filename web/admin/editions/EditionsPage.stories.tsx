import { screen } from '../../workshop/stage/screen.tsx';

export default { title: 'Écrans/Bureau/Éditions' };

const EDITIONS = 'GET admin/editions';
const editions = screen('/admin/editions', { role: 'staff', shows: 'Revenir à celle d’avant', on: 'wide' });

export const Usual = editions();
export const Refused = editions({ overrides: { [EDITIONS]: 'refused' }, shows: 'Elle ne peut pas revenir' });
export const UnderWay = editions({ overrides: { [EDITIONS]: 'underWay' }, shows: 'est en chemin' });
export const Empty = editions({ overrides: { [EDITIONS]: 'none' }, shows: 'pas encore d’édition' });
export const NotArrived = editions({
  overrides: { [EDITIONS]: 'unavailable' },
  shows: 'Le registre n’est pas arrivé',
});
export const SmallScreen = editions({ long: true, on: 'small' });
