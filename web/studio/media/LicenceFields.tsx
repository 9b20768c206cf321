import { useId } from 'react';
import { typeset } from '../../components/text/typography.tsx';
import controls from '../controls.module.css';
import type { Licence } from './city-media.ts';

const LICENCES = [
  'Fait pour cette ville, tous droits réservés',
  'CC0',
  'CC BY 4.0',
  'CC BY-SA 4.0',
  'Domaine public',
];

interface LicenceFieldsProps {
  readonly licence: Licence;
  readonly onChange: (licence: Licence) => void;
}

/** Who made the file of a picture or sound, and what may be done with it. */
export function LicenceFields({ licence, onChange }: LicenceFieldsProps) {
  const set = (part: Partial<Licence>) => onChange({ ...licence, ...part });
  return (
    <>
      <WordsField label="Qui l’a fait : auteur, atelier" value={licence.by} onChange={(by) => set({ by })} />
      <WordsField
        label="Licence"
        value={licence.licence}
        options={LICENCES}
        onChange={(chosen) => set({ licence: chosen })}
      />
      <WordsField
        label="D’où il vient (adresse), s’il n’a pas été fait pour la ville"
        value={licence.source}
        onChange={(source) => set({ source })}
      />
    </>
  );
}

interface WordsFieldProps {
  readonly label: string;
  readonly value: string;
  readonly options?: readonly string[];
  readonly onChange: (value: string) => void;
}

/** A line of text under its label, with words to choose from. */
export function WordsField({ label, value, options, onChange }: WordsFieldProps) {
  const id = useId();
  return (
    <label className={controls.field}>
      {typeset(label)}
      <input
        type="text"
        value={value}
        autoComplete="off"
        list={options && id}
        onChange={({ target }) => onChange(target.value)}
      />
      {options && (
        <datalist id={id}>
          {options.map((option) => (
            <option key={option} value={option} />
          ))}
        </datalist>
      )}
    </label>
  );
}
