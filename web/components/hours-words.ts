import type { HoursView } from '../../engine/public.ts';

export const hoursWords: Readonly<Record<HoursView['state'], string>> = { open: 'Ouvert', closing: 'Ferme bientôt', closed: 'Fermé' };
