import type { SubmitEvent } from 'react';
import { Button, ButtonLink } from '../../components/actions/Button.tsx';
import { Field } from '../../components/forms/Field.tsx';
import { SelectField } from '../../components/forms/SelectField.tsx';
import { Row } from '../../components/layout/layout.tsx';
import { typeset } from '../../components/text/typography.tsx';
import { STATE_LABELS, type StaffCity } from '../calls.ts';
import styles from './Explorer.module.css';
import { withFilters } from './Pages.tsx';
import '../../styles/tick.css';

interface FiltersProps {
  /** Null until loaded. */
  readonly cities: readonly StaffCity[] | null;
  readonly params: URLSearchParams;
  readonly onChange: (params: URLSearchParams) => void;
}

const FIELDS = ['city', 'state', 'step', 'stuck', 'sort'] as const;

const SORTS = [
  ['', 'création'],
  ['-updated', 'dernier pas'],
  ['code', 'code'],
  ['identifier', 'identifiant'],
  ['city', 'ville'],
  ['step', 'étape'],
] as const;

/** What narrows the list beside the search; submitted by its button or by Enter. */
export function Filters({ cities, params, onChange }: FiltersProps) {
  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const read = (name: string): string => {
      const value = form.get(name);
      return typeof value === 'string' ? value.trim() : '';
    };
    onChange(withFilters(params, Object.fromEntries(FIELDS.map((name) => [name, read(name)]))));
  };
  const value = (name: (typeof FIELDS)[number]) => params.get(name) ?? '';
  return (
    <form className={styles.filters} aria-label="Filtres" onSubmit={onSubmit}>
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
      <Row gap={2} align="end" className={styles.filterKeys}>
        <Button type="submit" primary>
          Filtrer
        </Button>
        <ButtonLink to="?">Tout voir</ButtonLink>
      </Row>
    </form>
  );
}
