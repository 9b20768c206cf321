import { screen } from '../../workshop/stage/screen.tsx';

export default { title: 'Écrans/Bureau/Planches' };

const keepsakes = screen('/admin/keepsakes', { role: 'staff', shows: 'V-21-1', on: 'wide' });

export const Usual = keepsakes();
export const SmallScreen = keepsakes({ long: true, on: 'small' });
export const ToPrint = screen('/admin/keepsakes/1/sheet', {
  role: 'staff',
  shows: 'Planche V-21-1',
  on: 'wide',
})();
