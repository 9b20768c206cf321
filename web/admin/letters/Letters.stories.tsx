import type { CallOverrides } from '../../workshop/stage/stage.ts';
import { screen } from '../../workshop/stage/screen.tsx';

export default { title: 'Écrans/Bureau/Lettres' };

const JOBS = 'GET admin/printing';
const LETTER = 'GET admin/orders/:/letter';
const letters = screen('/admin/orders/PLI417/letter', { role: 'staff', shows: 'Pli PLI417', on: 'wide' });

export const OneOrder = letters();
const batch = (how?: CallOverrides[typeof JOBS], shows = 'lettres sur 50') =>
  letters({ path: '/admin/batches/1/letters', shows, ...(how && { overrides: { [JOBS]: how } }) });
export const Batch = batch();
export const BatchNotPrinted = batch('none', 'Préparer le PDF');
export const BatchWaiting = batch('waiting', 'attend son tour');
export const BatchPrinted = batch('done', 'Télécharger le PDF');
export const BatchStopped = batch('stopped', 'Le serveur s’est arrêté');
export const UnknownBatch = letters({
  path: '/admin/batches/999/letters',
  overrides: { 'GET admin/batches/:/letters': 'unknown' },
  shows: 'Ce lot n’existe pas',
});
export const Loading = letters({ overrides: { [LETTER]: 'never' }, shows: 'Les feuilles se préparent' });
export const NotArrived = letters({
  overrides: { [LETTER]: 'unavailable' },
  shows: 'Les feuilles ne sont pas arrivées',
});
export const SheetMissing = letters({ hasNoPages: true, shows: 'Une feuille manque' });
export const SmallScreen = letters({ long: true, on: 'small' });
