import { typeset } from '../components/text/typography.tsx';
import { LoadFailure } from './LoadFailure.tsx';
import type { StaffRequestState } from './use-staff-request.ts';

/** Placeholder of a list that is loading or could not be loaded. */
export function ListPlaceholder({ of }: { readonly of: StaffRequestState }) {
  if (of.failure) return <LoadFailure of={of}>Le registre n’est pas arrivé.</LoadFailure>;
  return <p role="status">{typeset('Le registre arrive…')}</p>;
}
