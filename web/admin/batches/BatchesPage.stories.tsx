import { type } from '../../workshop/stage/actions.ts';
import { screen } from '../../workshop/stage/screen.tsx';

export default { title: 'Écrans/Bureau/Lots' };

const LIST = 'GET admin/batches';
const batches = screen('/admin/batches', { role: 'staff', shows: 'Lot 2', on: 'wide' });

export const Usual = batches();
export const Empty = batches({ overrides: { [LIST]: 'none' }, shows: 'Aucun lot' });
export const Loading = batches({ overrides: { [LIST]: 'never' }, shows: 'Le registre arrive' });
export const NotArrived = batches({
  overrides: { [LIST]: 'unavailable' },
  shows: 'Le registre n’est pas arrivé',
});
export const TooMany = batches({
  does: type('Nombre de plis (1 à 500)', '00'),
  then: 'Un nombre de 1 à 500',
});
export const SmallScreen = batches({ long: true, on: 'small' });
