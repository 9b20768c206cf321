import { t } from '../components/text/typography.tsx';
import { NotArrived } from './NotArrived.tsx';
import type { StaffArrival } from './use-arrival.ts';

/** Where a list will stand, until it does: it is on its way, or it did not come. */
export function Register({ of }: { readonly of: StaffArrival }) {
  if (of.failure) return <NotArrived of={of}>Le registre n’est pas arrivé.</NotArrived>;
  return <p role="status">{t('Le registre arrive…')}</p>;
}
