import { useId } from 'react';
import { listCities, type CityChoice } from './calls.ts';
import { useStaffList } from './staff-lists.ts';

interface CitySelectProps {
  readonly value: string;
  readonly onChange: (city: string) => void;
}

/** The city list; nothing is chosen before somebody chooses. */
export function CitySelect({ value, onChange }: CitySelectProps) {
  const id = useId();
  const cities = useCities();
  return (
    <div className="field">
      <label htmlFor={id}>Ville</label>
      <select id={id} value={value} onChange={(event) => onChange(event.target.value)}>
        <option value="">Choisir une ville</option>
        {cities?.map(({ city, name }) => (
          <option key={city} value={city}>
            {name}
          </option>
        ))}
      </select>
    </div>
  );
}

export const useCities = (): readonly CityChoice[] | null => useStaffList<readonly CityChoice[]>('cities', listCities);
