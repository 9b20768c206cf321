import { tick } from '../../workshop/stage/actions.ts';
import { screen } from '../../workshop/stage/screen.tsx';

export default { title: 'Écrans/Bureau/Commandes non envoyées' };

const LIST = 'GET admin/status/unsent';
const unsent = screen('/admin/unsent', { role: 'staff', shows: 'En attente : 3', on: 'wide' });

export const Usual = unsent();
export const InHand = unsent({ does: tick(/PLI101/, 'radio'), then: 'Documents de PLI101' });
export const Empty = unsent({ overrides: { [LIST]: 'none' }, shows: 'Tout est parti' });
export const Loading = unsent({ overrides: { [LIST]: 'never' }, shows: 'Le registre arrive' });
export const NotArrived = unsent({
  overrides: { [LIST]: 'unavailable' },
  shows: 'Le registre n’est pas arrivé',
});
export const SmallScreen = unsent({
  does: tick(/PLI101/, 'radio'),
  then: 'Documents de PLI101',
  long: true,
  on: 'small',
});
