import { SelectField } from '../components/forms/SelectField.tsx';
import { fetchCities, type StaffCity } from './calls.ts';
import { LoadFailure } from './LoadFailure.tsx';
import { useStaffList, type StaffList } from './use-staff-request.ts';
import { Field } from '../components/forms/Field.tsx';

const LONGEST_GIVER = 80;

interface GiverFieldProps {
  readonly value: string;
  readonly onType: (value: string) => void;
}

/** Name of the person who gives an order as a present; empty without one. */
export function GiverField({ value, onType }: GiverFieldProps) {
  return (
    <Field
      label="Offert par (facultatif)"
      maxLength={LONGEST_GIVER}
      autoComplete="off"
      value={value}
      onChange={(event) => onType(event.target.value)}
    />
  );
}

interface CitySelectProps {
  readonly cities: StaffList<readonly StaffCity[]>;
  /** Only cities whose letters can be printed. */
  readonly withLetter?: boolean;
  readonly value: string;
  readonly onChange: (city: string) => void;
}

/** List of cities, initially without a choice. */
export function CitySelect({ cities, withLetter = false, value, onChange }: CitySelectProps) {
  if (cities.failure) return <LoadFailure of={cities}>Les villes ne sont pas arrivées.</LoadFailure>;
  return (
    <SelectField label="Ville" value={value} onPick={onChange}>
      <option value="">Choisir une ville</option>
      {cities.rows
        ?.filter(({ hasLetter }) => hasLetter || !withLetter)
        .map(({ city, name }) => (
          <option key={city} value={city}>
            {name}
          </option>
        ))}
    </SelectField>
  );
}

export const useCities = (): StaffList<readonly StaffCity[]> =>
  useStaffList<readonly StaffCity[]>('cities', fetchCities);
