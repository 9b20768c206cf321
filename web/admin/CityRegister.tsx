import { Empty } from '../components/status/Empty.tsx';
import type { StaffCity } from './calls.ts';
import { Register } from './Register.tsx';
import type { StaffList } from './staff-lists.ts';
import type { StaffArrival } from './use-arrival.ts';

interface CityRegisterProps {
  readonly cities: StaffList<readonly StaffCity[]>;
  readonly of: StaffArrival;
}

/** The same for what is told of one city: there may be none, and a list of cities that did not come says so itself. */
export function CityRegister({ cities, of }: CityRegisterProps) {
  if (cities.failure) return null;
  if (cities.rows?.length === 0) return <Empty more="La première arrivera par scenarios/.">Aucune ville n’est ouverte.</Empty>;
  return <Register of={of} />;
}
