import { screen } from '../../workshop/stage/screen.tsx';

export default { title: 'Écrans/Site/Suivre un pli' };

const LETTERS = 'GET post/:';
const page = screen('/suivi/s417-20900-signature', { shows: 'Votre pli est en route' });

export const OnTheWay = page();
export const Paid = page({ overrides: { [LETTERS]: 'paid' }, shows: 'Votre pli se prépare' });
export const Present = page({ overrides: { [LETTERS]: 'present' }, shows: 'attend le jour' });
export const Untold = page({ overrides: { [LETTERS]: 'untold' }, shows: 'attend vos mots' });
export const Printed = page({ overrides: { [LETTERS]: 'printed' }, shows: 'Votre pli est imprimé' });
export const Posted = page({ overrides: { [LETTERS]: 'posted' }, shows: 'Votre pli est en route' });
export const Replaced = page({ overrides: { [LETTERS]: 'replaced' }, shows: 'Le premier s’est égaré' });
export const Withdrawn = page({
  overrides: { [LETTERS]: 'withdrawn' },
  shows: 'Votre rétractation est enregistrée',
});
export const Refunded = page({ overrides: { [LETTERS]: 'refunded' }, shows: 'annulée ou remboursée' });
export const Delivered = page({ overrides: { [LETTERS]: 'delivered' }, shows: 'Votre pli est arrivé' });
export const Several = page({ overrides: { [LETTERS]: 'several' }, shows: 'Vos plis' });
export const Old = page({ overrides: { [LETTERS]: 'old' }, shows: 'a vieilli' });
export const Forged = page({ overrides: { [LETTERS]: 'wrong' }, shows: 'pas l’un des nôtres' });
export const NoNetwork = page({ overrides: { [LETTERS]: 'unreachable' }, shows: 'Pas de réseau' });
export const Loading = page({ overrides: { [LETTERS]: 'never' }, shows: 'où il en est' });
export const SmallScreen = page({ on: 'small' });
export const KeptData = screen('/suivi/S1-20600-stage', { shows: 'Tout effacer' })();
