import { unfold } from '../../workshop/stage/actions.ts';
import { screen } from '../../workshop/stage/screen.tsx';

export default { title: 'Écrans/Bureau/Lieux' };

const none = { 'GET admin/places': 'none', 'GET admin/reports': 'none' } as const;
const places = screen('/admin/places', { role: 'staff', shows: 'La plaque a été déposée', on: 'wide' });

export const Usual = places({ then: 'Disparu' });
export const Marking = places({ does: unfold(/Marquer comme disparu/), then: 'Dire aux joueurs' });
export const Empty = places({ overrides: none, shows: 'Aucun joueur n’a rien signalé' });
export const Loading = places({ overrides: { 'GET admin/places': 'never' }, shows: 'Le registre arrive' });
export const NotArrived = places({
  overrides: { 'GET admin/places': 'unavailable' },
  shows: 'Le registre n’est pas arrivé',
});
export const SmallScreen = places({
  long: true,
  does: unfold(/Marquer comme disparu/),
  then: 'Dire aux joueurs',
  on: 'small',
});
