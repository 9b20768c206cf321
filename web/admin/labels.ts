import type { Status } from '../../engine/public.ts';

/** Labels of the order states. */
export const STATE_LABELS: Readonly<Record<Status['state'], string>> = {
  1: 'COMMANDE',
  2: 'ENVOYE',
  3: 'EN COURS',
  4: 'FINI',
};
