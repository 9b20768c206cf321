import { type ReactNode, useId } from 'react';
import type { DeskCity } from '../../../engine/graph/desk.ts';
import { typeset } from '../../components/text/typography.tsx';
import controls from '../controls.module.css';
import type { ChangeField } from './change-forms.ts';
import type { ChangePlace } from './change-place.ts';
import styles from './Changes.module.css';
import { LinesControl } from './LinesControl.tsx';
import { PuzzleGallery } from './PuzzleGallery.tsx';
import { offeredTypes } from './puzzle-types.ts';

interface ChangeControlProps {
  readonly city: Pick<DeskCity, 'graph'>;
  readonly place: ChangePlace;
  readonly field: ChangeField;
  readonly value: string | readonly string[];
  readonly onChange: (value: string | readonly string[]) => void;
}

interface Choice {
  readonly value: string;
  readonly label: string;
}

function choicesOf({
  city: { graph },
  place,
  field: { control },
}: Pick<ChangeControlProps, 'city' | 'place' | 'field'>): readonly Choice[] {
  if (control === 'way')
    return place.ways.map(({ label, to }, index) => ({ value: String(index), label: `${label} : ${to}` }));
  if (control === 'step')
    return (graph?.nodes ?? []).flatMap(({ id, index, at }) =>
      at && id !== place.step ? [{ value: id, label: `${index} · ${id}` }] : [],
    );
  return place.things.flatMap(({ kind, name, title }) =>
    kind === control ? [{ value: name, label: `${title} · ${name}` }] : [],
  );
}

/** One field of a change. A choice between one thing is not shown. */
export function ChangeControl(props: ChangeControlProps) {
  const { place, field, value, onChange } = props;
  const { control, label, help = '', isOptional = false, isOther = false, named } = field;
  if (typeof value !== 'string')
    return <LinesControl label={label} help={help} value={value} onChange={onChange} />;
  if (control === 'puzzle' || control === 'decision') {
    const types = offeredTypes.filter(
      ({ type, isDecision }) => isDecision === (control === 'decision') && !(isOther && type === place.type),
    );
    return control === 'decision' && types.length < 2 ? null : (
      <PuzzleGallery label={label} types={types} value={value} onChange={onChange} />
    );
  }
  if (control === 'switch')
    return (
      <label className={styles.switch}>
        <input
          type="checkbox"
          checked={value !== ''}
          onChange={({ target }) => onChange(target.checked ? 'oui' : '')}
        />
        {typeset(label)}
      </label>
    );
  if (
    control === 'way' ||
    control === 'step' ||
    control === 'message' ||
    control === 'document' ||
    control === 'place'
  ) {
    const choices = choicesOf(props);
    return control === 'way' && choices.length < 2 ? null : (
      <Labelled label={label} help={help}>
        {(own) => (
          <select
            {...own}
            required={!isOptional}
            value={value}
            onChange={({ target }) => onChange(target.value)}
          >
            {(isOptional || value === '') && <option value="">…</option>}
            {choices.map((choice) => (
              <option key={choice.value} value={choice.value}>
                {typeset(choice.label)}
              </option>
            ))}
          </select>
        )}
      </Labelled>
    );
  }
  const type = control === 'words' ? 'text' : control === 'count' ? 'number' : 'time';
  const name = named?.(value) ?? '';
  return (
    <Labelled label={label} help={name === '' ? help : `Dans les fichiers : ${name}.`}>
      {(own) => (
        <input
          {...own}
          type={type}
          required={!isOptional}
          autoComplete="off"
          {...(type === 'number' && { min: 1, step: 1 })}
          value={value}
          onChange={({ target }) => onChange(target.value)}
        />
      )}
    </Labelled>
  );
}

interface LabelledProps {
  readonly label: string;
  readonly help: string;
  readonly children: (own: { readonly id: string; readonly 'aria-describedby': string }) => ReactNode;
}

function Labelled({ label, help, children }: LabelledProps) {
  const id = useId();
  return (
    <div className={controls.field}>
      <label htmlFor={id}>{typeset(label)}</label>
      {children({ id, 'aria-describedby': `${id}-help` })}
      <p id={`${id}-help`} className={styles.help}>
        {typeset(help)}
      </p>
    </div>
  );
}
