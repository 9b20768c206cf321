import type { SubmitEvent } from 'react';
import { Button, ButtonLink } from '../../components/actions/Button.tsx';
import { Field } from '../../components/forms/Field.tsx';
import { SelectField } from '../../components/forms/SelectField.tsx';
import { Row } from '../../components/layout/layout.tsx';
import { typeset } from '../../components/text/typography.tsx';
import { STATE_LABELS, type StaffCity } from '../calls.ts';
import styles from './Explorer.module.css';
import { FILTERS, withFilters, type Filter } from './Pages.tsx';
import '../../styles/tick.css';

interface FiltersProps {
  /** Null until loaded. */
  readonly cities: readonly StaffCity[] | null;
  readonly params: URLSearchParams;
  readonly onChange: (params: URLSearchParams) => void;
}

const SORTS = [
  ['', 'création'],
  ['-updated', 'dernier pas'],
  ['code', 'code'],
  ['identifier', 'identifiant'],
  ['city', 'ville'],
  ['step', 'étape'],
] as const;

/** Search form; submitted by its button or by Enter. */
export function Filters({ cities, params, onChange }: FiltersProps) {
  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const read = (name: Filter): string => {
      const value = form.get(name);
      return typeof value === 'string' ? value.trim() : '';
    };
    const changes = Object.fromEntries(
      FILTERS.filter((name) => name !== 'page').map((name) => [name, read(name)]),
    );
    onChange(withFilters(params, changes));
  };
  const value = (name: Filter) => params.get(name) ?? '';
  return (
    <form className={styles.filters} role="search" aria-label="Cette liste" onSubmit={onSubmit}>
      <Row gap={2} align="end" className={styles.search}>
        <Field
          label="Code, identifiant ou adresse"
          name="q"
          type="search"
          defaultValue={value('q')}
          className={styles.words}
        />
        <Button type="submit" primary>
          Chercher
        </Button>
        <ButtonLink to="?">Tout voir</ButtonLink>
      </Row>
      <SelectField label="Ville" name="city" defaultValue={value('city')}>
        <option value="">toutes</option>
        {cities?.map(({ city, name }) => (
          <option key={city} value={city}>
            {name}
          </option>
        ))}
      </SelectField>
      <SelectField label="État" name="state" defaultValue={value('state')}>
        <option value="">tous</option>
        {Object.entries(STATE_LABELS).map(([state, label]) => (
          <option key={state} value={state}>
            {label}
          </option>
        ))}
      </SelectField>
      <Field label="Étape" name="step" inputMode="numeric" defaultValue={value('step')} />
      <SelectField label="Ordre" name="sort" defaultValue={value('sort')}>
        {SORTS.map(([sort, label]) => (
          <option key={sort} value={sort}>
            {label}
          </option>
        ))}
      </SelectField>
      <label className={styles.stuck} title={typeset('… ou dont quelqu’un force l’instrument')}>
        <input
          className="tick"
          type="checkbox"
          name="stuck"
          value="1"
          defaultChecked={value('stuck') === '1'}
        />
        <span>{typeset('plus long que 9 joueurs sur 10')}</span>
      </label>
    </form>
  );
}
