import { screen } from '../../workshop/stage/screen.tsx';

export default { title: 'Écrans/Bureau/Recherche' };

const SEARCH = 'GET admin/search';
const search = screen('/admin/search?q=Camille%20Roux', { role: 'staff', shows: 'Plis : 3', on: 'wide' });

export const Usual = search();
export const NearCode = search({
  path: '/admin/search?q=PLI14',
  overrides: { [SEARCH]: 'near' },
  shows: 'À un signe près',
});
export const Empty = search({ overrides: { [SEARCH]: 'none' }, shows: 'Rien ne répond' });
export const NotArrived = search({
  overrides: { [SEARCH]: 'unavailable' },
  shows: 'Le registre n’est pas arrivé',
});
export const SmallScreen = search({ long: true, on: 'small' });
