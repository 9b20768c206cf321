import { screen } from '../../workshop/stage/screen.tsx';

export default { title: 'Écrans/Bureau/Dossier d’un pli' };

const FILE = 'GET admin/orders/:/file';
const order = screen('/admin/orders/PLI142', { role: 'staff', shows: 'Où il en est', on: 'wide' });

export const Usual = order();
export const Unknown = order({ overrides: { [FILE]: 'unknown' }, shows: 'Aucun pli ne porte ce code' });
export const Loading = order({ overrides: { [FILE]: 'never' }, shows: 'Le dossier arrive' });
export const Unavailable = order({ overrides: { [FILE]: 'unavailable' }, shows: 'indisponible' });
export const LongText = order({ long: true });
export const SmallScreen = order({ long: true, on: 'small' });
