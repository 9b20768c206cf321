import { SelectField } from '../components/SelectField.tsx';
import { listCities, type CityChoice } from './calls.ts';
import { useStaffList } from './staff-lists.ts';

interface CitySelectProps {
  readonly value: string;
  readonly onChange: (city: string) => void;
}

/** The city list; nothing is chosen before somebody chooses. */
export function CitySelect({ value, onChange }: CitySelectProps) {
  const cities = useCities();
  return (
    <SelectField label="Ville" value={value} onPick={onChange}>
      <option value="">Choisir une ville</option>
      {cities?.map(({ city, name }) => (
        <option key={city} value={city}>
          {name}
        </option>
      ))}
    </SelectField>
  );
}

export const useCities = (): readonly CityChoice[] | null => useStaffList<readonly CityChoice[]>('cities', listCities);
