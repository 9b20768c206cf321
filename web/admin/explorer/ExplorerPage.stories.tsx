import { screen } from '../../workshop/stage/screen.tsx';

export default { title: 'Écrans/Bureau/Explorateur' };

const LIST = 'GET admin/status/explorer';
const explorer = screen('/admin/explorer', { role: 'staff', shows: 'sur 312', on: 'wide' });

export const Full = explorer();
export const Empty = explorer({ overrides: { [LIST]: 'none' }, shows: 'Aucune commande' });
export const FilteredToNone = explorer({
  path: '/admin/explorer?q=introuvable&state=3&stuck=1',
  overrides: { [LIST]: 'none' },
  shows: 'Aucune commande',
});
export const Loading = explorer({ overrides: { [LIST]: 'never' }, shows: 'Le registre arrive' });
export const NotArrived = explorer({
  overrides: { [LIST]: 'unreachable' },
  shows: 'Le registre n’est pas arrivé',
});
export const LongText = explorer({ long: true });
export const SmallScreen = explorer({ long: true, on: 'small' });
