import { screen } from '../../workshop/stage/screen.tsx';

export default { title: 'Écrans/Bureau/Plis en attente' };

const LETTERS = 'GET admin/queue/letters';
const letters = screen('/admin/queue/letters?city=VILLE&day=2026-06-16', {
  role: 'staff',
  shows: 'V-12-1',
  on: 'wide',
});

export const Usual = letters();
export const Empty = letters({ overrides: { [LETTERS]: 'none' }, shows: 'n’attend plus ici' });
export const SmallScreen = letters({ on: 'small' });
