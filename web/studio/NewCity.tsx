import { type FormEvent, useState } from 'react';
import { typeset } from '../components/text/typography.tsx';
import { explanationOf } from '../state/game/outcome.ts';
import styles from './NewCity.module.css';
import { type CityTemplate, requestCity } from './publish/publication-calls.ts';
import controls from './controls.module.css';

const TEMPLATES: Readonly<Record<CityTemplate, string>> = {
  simple: 'Une ligne droite, avec un autre trajet',
  branching: 'Avec un choix, un rassemblement et du courrier qui vient plus tard',
};

const NO_ANSWER = 'Le serveur ne répond pas : réessayez.';

/** Makes a playable city from a template, and opens it. */
export function NewCity({ onCity }: { readonly onCity: (slug: string) => void }) {
  const [name, setName] = useState('');
  const [template, setTemplate] = useState<CityTemplate>('simple');
  const [isOpen, setOpen] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  const create = async (event: FormEvent) => {
    event.preventDefault();
    const result = await requestCity(name.trim(), template);
    setRefusal(result.ok ? null : (explanationOf(result) ?? NO_ANSWER));
    if (!result.ok) return;
    setOpen(false);
    setName('');
    onCity(result.data.slug);
  };
  return (
    <details
      className={styles.box}
      open={isOpen}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary>{typeset('Nouvelle ville')}</summary>
      <form className={`${controls.panel} ${styles.form}`} onSubmit={(event) => void create(event)}>
        <label className={controls.field}>
          {typeset('Son nom')}
          <input
            type="text"
            value={name}
            required
            autoComplete="off"
            onChange={({ target }) => setName(target.value)}
          />
        </label>
        <label className={controls.field}>
          {typeset('Sa forme')}
          <select value={template} onChange={({ target }) => setTemplate(target.value as CityTemplate)}>
            {Object.entries(TEMPLATES).map(([value, label]) => (
              <option key={value} value={value}>
                {typeset(label)}
              </option>
            ))}
          </select>
        </label>
        <button type="submit">{typeset('Créer')}</button>
        {refusal && <p role="alert">{typeset(refusal)}</p>}
      </form>
    </details>
  );
}
