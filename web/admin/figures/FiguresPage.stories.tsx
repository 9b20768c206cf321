import { screen } from '../../workshop/stage/screen.tsx';

export default { title: 'Écrans/Bureau/Bilan' };

const FIGURES = 'GET admin/figures';
const figures = screen('/admin/figures', { role: 'staff', shows: 'Semaine du', on: 'wide' });

export const Usual = figures();
export const Empty = figures({ overrides: { [FIGURES]: 'none' }, shows: 'Rien depuis huit semaines' });
export const NotArrived = figures({
  overrides: { [FIGURES]: 'unavailable' },
  shows: 'Le registre n’est pas arrivé',
});
export const SmallScreen = figures({ long: true, on: 'small' });
