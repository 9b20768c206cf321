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

interface LanguageSelectProps {
  readonly cities: StaffList<readonly StaffCity[]>;
  readonly city: string;
  readonly value: PaperLanguage;
  readonly onChange: (language: PaperLanguage) => void;
}

export type PaperLanguage = ApiSchemas['Language'];
export const LANGUAGE_NAMES: Readonly<Record<PaperLanguage, string>> = { fr: 'français', en: 'anglais' };

/** The languages in which the city’s letter can be printed; nothing where it is printed in French only. */
export function LanguageSelect({ cities, city, value, onChange }: LanguageSelectProps) {
  const languages = languagesOf(cities, city);
  if (languages.length < 2) return null;
  return (
    <SelectField
      label="Langue du pli"
      value={value}
      onPick={(picked) => onChange(languages.find((language) => language === picked) ?? 'fr')}
    >
      {languages.map((language) => (
        <option key={language} value={language}>
          {LANGUAGE_NAMES[language]}
        </option>
      ))}
    </SelectField>
  );
}

/** A choice that the city does not have, because another one was chosen before, is French. */
export const usableLanguage = (
  cities: StaffList<readonly StaffCity[]>,
  city: string,
  language: PaperLanguage,
): PaperLanguage => (languagesOf(cities, city).includes(language) ? language : 'fr');

const languagesOf = ({ rows }: StaffList<readonly StaffCity[]>, chosen: string): readonly PaperLanguage[] =>
  rows?.find(({ city }) => city === chosen)?.languages ?? [];

export const useCities = (): StaffList<readonly StaffCity[]> =>
  useStaffList<readonly StaffCity[]>('cities', fetchCities);
