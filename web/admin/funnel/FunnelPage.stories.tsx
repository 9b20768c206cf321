import { unfold } from '../../workshop/stage/actions.ts';
import { screen } from '../../workshop/stage/screen.tsx';

export default { title: 'Écrans/Bureau/Chiffres' };

const funnel = screen('/admin/funnel', { role: 'staff', shows: 'parties commencées', on: 'wide' });

export const Usual = funnel({ does: unfold(/Lignes à coller/), then: 'replies' });
export const Loading = funnel({ overrides: { 'GET admin/funnel': 'never' }, shows: 'Le registre arrive' });
export const NotArrived = funnel({
  overrides: { 'GET admin/funnel': 'unavailable' },
  shows: 'Le registre n’est pas arrivé',
});
export const NoCity = funnel({ overrides: { 'GET admin/cities': 'none' }, shows: 'Aucune ville' });
export const CitiesNotArrived = funnel({
  overrides: { 'GET admin/cities': 'unavailable' },
  shows: 'Les villes ne sont pas arrivées',
});
export const SmallScreen = funnel({
  long: true,
  does: unfold(/Lignes à coller/),
  then: 'replies',
  on: 'small',
});
