import { Empty } from '../components/status/Empty.tsx';
import type { StaffCity } from './calls.ts';
import { ListPlaceholder } from './ListPlaceholder.tsx';
import type { StaffList } from './staff-lists.ts';
import type { StaffRequestState } from './use-staff-request.ts';

interface CityDataPlaceholderProps {
  readonly cities: StaffList<readonly StaffCity[]>;
  readonly of: StaffRequestState;
}

/** Placeholder for data of one city. There may be no city; a failed list of cities has its own notice. */
export function CityDataPlaceholder({ cities, of }: CityDataPlaceholderProps) {
  if (cities.failure) return null;
  if (cities.rows?.length === 0)
    return <Empty more="La première arrivera par scenarios/.">Aucune ville n’est ouverte.</Empty>;
  return <ListPlaceholder of={of} />;
}
