import { press, type } from '../workshop/stage/actions.ts';
import { screen } from '../workshop/stage/screen.tsx';

export default { title: 'Écrans/Site/Préparer un pli' };

const READ = 'GET preparation/:';
const SEND = 'POST preparation/:/:';
const page = screen('/preparer/417-20900-signature', { shows: 'C’est tout bon' });
const allWell = press('C’est tout bon');

export const Correctable = page();
export const Present = page({ overrides: { [READ]: 'telling' }, shows: 'il attend vos mots' });
export const Untold = page({ overrides: { [READ]: 'untold' }, shows: 'une personne s’en occupe' });
export const Complete = page({ does: allWell, then: 'C’est noté' });
export const KeptForLater = page({ does: press('Garder, et finir plus tard'), then: 'C’est gardé' });
export const Typed = page({
  overrides: { [READ]: 'telling' },
  does: type('Une ligne de vous', ' Même sous la pluie.'),
  then: 'Même sous la pluie. »',
});
export const InQueue = page({ overrides: { [READ]: 'ready' }, shows: 'dans la file de l’impression' });
export const Held = page({ overrides: { [READ]: 'held' }, shows: 'Une personne relit d’abord' });
export const Faulty = page({ overrides: { [SEND]: 'faulty' }, does: allWell, then: 'abrégez-la' });
export const Taken = page({ overrides: { [SEND]: 'taken' }, does: allWell, then: 'pris pour l’impression' });
export const ChangedMeanwhile = page({
  overrides: { [SEND]: 'changed' },
  does: allWell,
  then: 'changé ailleurs',
});
export const Sending = page({ overrides: { [SEND]: 'never' }, does: allWell, then: 'Un instant' });
export const Printed = page({ overrides: { [READ]: 'printed' }, shows: 'il ne se change plus' });
export const Several = page({ overrides: { [READ]: 'several' }, shows: 'Pli 3' });
export const Old = page({ overrides: { [READ]: 'old' }, shows: 'a vieilli' });
export const Forged = page({ overrides: { [READ]: 'wrong' }, shows: 'pas l’un des nôtres' });
export const NoNetwork = page({ overrides: { [READ]: 'unreachable' }, shows: 'Pas de réseau' });
export const Loading = page({ overrides: { [READ]: 'never' }, shows: 'Nous cherchons votre commande' });
export const Wide = page({ overrides: { [READ]: 'telling' }, shows: 'il attend vos mots', on: 'wide' });
export const SmallScreen = page({ overrides: { [READ]: 'several' }, shows: 'Pli 3', on: 'small' });
