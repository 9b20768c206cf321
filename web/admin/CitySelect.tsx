import { useState } from 'react';
import type { ApiSchemas } from '../../schemas/api/openapi.generated.ts';
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
      onType={onType}
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

export const LANGUAGE_NAMES: Readonly<Record<ApiSchemas['Language'], string>> = {
  fr: 'français',
  en: 'anglais',
};

/** The city of new letters and, where it has several, the language in which they are printed. */
export function useNewLetter() {
  const cities = useCities();
  const [city, setCity] = useState('');
  const [picked, setPicked] = useState('fr');
  const languages = cities.rows?.find((row) => row.city === city)?.languages ?? [];
  // A choice that the city does not have, because another one was chosen before, is French.
  const language = languages.find((one) => one === picked) ?? 'fr';
  return {
    letter: { cityName: city, ...(language !== 'fr' && { language }) },
    fields: (
      <>
        <CitySelect cities={cities} withLetter value={city} onChange={setCity} />
        {languages.length > 1 && (
          <SelectField label="Langue du pli" value={language} onPick={setPicked}>
            {languages.map((one) => (
              <option key={one} value={one}>
                {LANGUAGE_NAMES[one]}
              </option>
            ))}
          </SelectField>
        )}
      </>
    ),
  };
}

export const useCities = (): StaffList<readonly StaffCity[]> =>
  useStaffList<readonly StaffCity[]>('cities', fetchCities);
