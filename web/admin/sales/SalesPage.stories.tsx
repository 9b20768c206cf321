import { screen } from '../../workshop/stage/screen.tsx';

export default { title: 'Écrans/Bureau/Ventes' };

const SALES = 'GET admin/sales';
const sales = screen('/admin/sales', { role: 'staff', shows: 'V-12', on: 'wide' });

export const Usual = sales();
export const Empty = sales({ overrides: { [SALES]: 'none' }, shows: 'Aucune vente' });
export const NotArrived = sales({
  overrides: { [SALES]: 'unavailable' },
  shows: 'Le registre n’est pas arrivé',
});
export const SmallScreen = sales({ long: true, on: 'small' });
