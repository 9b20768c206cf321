import { press } from '../../workshop/stage/actions.ts';
import { screen } from '../../workshop/stage/screen.tsx';

export default { title: 'Écrans/Bureau/Courrier' };

const QUEUE = 'GET admin/queue';
const queue = screen('/admin/queue', { role: 'staff', shows: 'À prendre : 40', on: 'wide' });

export const Usual = queue();
export const Empty = queue({ overrides: { [QUEUE]: 'none' }, shows: 'tout est posté' });
export const Loading = queue({ overrides: { [QUEUE]: 'never' }, shows: 'Le registre arrive' });
export const NotArrived = queue({
  overrides: { [QUEUE]: 'unavailable' },
  shows: 'Le registre n’est pas arrivé',
});
export const TakenMeanwhile = queue({
  overrides: { 'POST admin/queue/take': 'taken' },
  does: press(/^Prendre ces 31 plis/),
  then: 'relisez la file',
});
export const SmallScreen = queue({ long: true, on: 'small' });
