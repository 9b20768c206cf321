import { type ReactNode, useId, useRef } from 'react';
import type { DeskCity } from '../../../engine/graph/desk.ts';
import { typeset } from '../../components/text/typography.tsx';
import controls from '../controls.module.css';
import { helpText } from '../problem-words.ts';
import { stepLabels, thingLabels } from '../files/file-names.ts';
import { ReadyButton } from '../ReadyButton.tsx';
import type { ChangeField } from './change-forms.ts';
import type { ChangePlace } from './change-place.ts';
import { stepNameOf } from './form-values.ts';
import styles from './Changes.module.css';
import { type OfferedType, offeredTypes } from './puzzle-types.ts';
import { Stack } from '../../components/layout/layout.tsx';

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
    return [...stepLabels(graph)].flatMap(([value, label]) =>
      value === place.step ? [] : [{ value, label }],
    );
  const things = place.things.filter(({ kind }) => kind === control);
  return [...thingLabels(things)].map(([value, label]) => ({ value, label }));
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
    control === 'place' ||
    control === 'role'
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
  const type = control === 'count' ? 'number' : control === 'time' ? 'time' : 'text';
  const name = named?.(value) ?? '';
  return (
    <Labelled
      label={label}
      help={name !== '' && named === stepNameOf ? `Sur le dessin de l’histoire : ${name}.` : help}
    >
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

interface LinesControlProps {
  /** Of one line. */
  readonly label: string;
  readonly help: string;
  readonly value: readonly string[];
  readonly onChange: (lines: readonly string[]) => void;
}

const MOST = 8;

/** Two to eight lines of text. */
function LinesControl({ label, help, value, onChange }: LinesControlProps) {
  const id = useId();
  const list = useRef<HTMLOListElement>(null);
  const add = () => {
    onChange([...value, '']);
    requestAnimationFrame(() =>
      list.current?.querySelector<HTMLInputElement>('li:last-child input')?.focus(),
    );
  };
  return (
    <Stack gap={1} className={styles.lines} role="group" aria-labelledby={`${id}-help`}>
      <p id={`${id}-help`} className={styles.help}>
        {typeset(help)}
      </p>
      <ol ref={list}>
        {value.map((line, index) => (
          <li key={index}>
            <input
              type="text"
              aria-label={typeset(`${label} ${index + 1}`)}
              placeholder={typeset(`${label} ${index + 1}`)}
              required={index < 2}
              autoComplete="off"
              value={line}
              onChange={({ target }) => onChange(value.with(index, target.value))}
            />
          </li>
        ))}
      </ol>
      <ReadyButton
        className={controls.add}
        missing={value.length < MOST ? null : `${MOST} lignes au plus.`}
        onClick={add}
      >
        Ajouter une ligne
      </ReadyButton>
    </Stack>
  );
}

interface PuzzleGalleryProps {
  readonly label: string;
  readonly types: readonly OfferedType[];
  readonly value: string;
  readonly onChange: (type: string) => void;
}

/** Puzzle types to choose from, with their French names. */
function PuzzleGallery({ label, types, value, onChange }: PuzzleGalleryProps) {
  const id = useId();
  return (
    <fieldset className={styles.gallery}>
      <legend>{typeset(label)}</legend>
      {types.map(({ type, title, description }) => (
        <label key={type}>
          <input
            type="radio"
            name={id}
            required
            value={type}
            checked={type === value}
            onChange={() => onChange(type)}
            aria-describedby={`${id}-${type}`}
          />
          <span>
            <b>{typeset(title)}</b>
            <small id={`${id}-${type}`}>{helpText(description)}</small>
          </span>
        </label>
      ))}
    </fieldset>
  );
}
