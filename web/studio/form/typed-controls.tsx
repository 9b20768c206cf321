import { type ComponentProps, type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import type { ValuePath } from '../../../engine/scenario/parse/parse-yaml.ts';
import { typeset } from '../../components/text/typography.tsx';
import controls from '../controls.module.css';
import type { Choice } from './choices.ts';
import { useFormScope } from './form-scope.ts';

interface TextControlProps extends Pick<
  ComponentProps<'input'>,
  'id' | 'aria-label' | 'aria-describedby' | 'aria-invalid' | 'className'
> {
  readonly path: ValuePath;
  readonly value: string;
  readonly isLong: boolean;
  /** How the file writes what was typed; null while it cannot be read: it is then written as it is. */
  readonly inFile?: ((typed: string) => string | null) | undefined;
}

/** Why a text is not in the file; forgotten when the text of the file replaces it. */
interface Refused {
  readonly reason: string;
  readonly replacements: number;
}

/**
 * A text as the file has it; written when the field is left, or by Enter. In a text of several lines, Enter
 * adds one. A refused text stays in the field, with the reason under it.
 */
export function TextControl({ path, value, isLong, inFile, ...control }: TextControlProps) {
  const { replacements, change, refusal, write } = useFormScope();
  const [typed, setTyped] = useState(value);
  const [lastRefused, setRefused] = useState<Refused | null>(null);
  const refused = lastRefused?.replacements === replacements ? lastRefused.reason : null;
  const reason = useId();
  const area = useRef<HTMLTextAreaElement>(null);
  /** The typed text that is not drawn yet: the form is drawn some keys later. */
  const ahead = useRef<string>(null);
  /** Whether there is anything to write: an entry that was only begun is none. */
  const isTyped = useRef(false);
  // Undo, discarded edits or another program replace the text, sometimes before what was typed is drawn.
  useEffect(() => {
    ahead.current = null;
  }, [replacements]);
  useEffect(() => {
    if (ahead.current === null && refused === null) setTyped(value);
    if (ahead.current === value) ahead.current = null;
  }, [value, replacements, refused]);
  useEffect(() => fitToText(area.current), [typed]);
  const onChange = ({ target }: { readonly target: { readonly value: string } }) => {
    setTyped(target.value);
    const next = inFile?.(target.value) ?? target.value;
    const isMade = change({ op: 'set', path, value: next });
    isTyped.current = true;
    ahead.current = isMade && next !== value ? next : null;
    setRefused(isMade ? null : { reason: refusal() ?? '', replacements });
  };
  const onLeave = () => {
    if (isTyped.current) write();
    isTyped.current = false;
    setTyped((last) => inFile?.(last) ?? last);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey || typed.includes('\n')) return;
    event.preventDefault();
    isTyped.current = false;
    write();
  };
  const own = {
    ...control,
    value: typed,
    onChange,
    onKeyDown,
    onBlur: onLeave,
    spellCheck: isLong,
    lang: 'fr',
    ...(refused !== null && {
      'aria-invalid': true,
      'aria-describedby': [control['aria-describedby'], reason].filter(Boolean).join(' '),
    }),
  };
  return (
    <>
      {isLong ? <textarea ref={area} rows={1} {...own} /> : <input type="text" autoComplete="off" {...own} />}
      {refused !== null && (
        <p role="alert" id={reason} className={controls.alert}>
          {typeset(`${refused} Vos mots restent ici ; ils ne sont pas encore dans le fichier.`)}
        </p>
      )}
    </>
  );
}

/** As high as its text. */
function fitToText(area: HTMLTextAreaElement | null): void {
  if (!area) return;
  area.style.height = 'auto';
  area.style.height = `${area.scrollHeight + area.offsetHeight - area.clientHeight}px`;
}

interface ChoiceControlProps extends Pick<
  ComponentProps<'select'>,
  'id' | 'aria-label' | 'aria-describedby' | 'aria-invalid'
> {
  readonly path: ValuePath;
  readonly value: string;
  readonly choices: readonly Choice[];
}

/** A text that is chosen. One that is no choice any more stays until another is chosen. */
export function ChoiceControl({ path, value, choices, ...control }: ChoiceControlProps) {
  const { change, write } = useFormScope();
  const isKnown = choices.some((choice) => choice.value === value);
  return (
    <select
      {...control}
      value={value}
      onChange={({ target }) => change({ op: 'set', path, value: target.value }) && write()}
    >
      {!isKnown && (
        <option value={value}>{typeset(value === '' ? 'Choisissez…' : `${value} (n’existe pas)`)}</option>
      )}
      {choices.map((choice) => (
        <option key={choice.value} value={choice.value}>
          {typeset(choice.label)}
        </option>
      ))}
    </select>
  );
}

interface NumberControlProps extends Pick<
  ComponentProps<'input'>,
  'id' | 'aria-label' | 'aria-describedby' | 'aria-invalid' | 'min' | 'max'
> {
  readonly path: ValuePath;
  readonly value: unknown;
  readonly isWhole: boolean;
}

const written = (value: unknown): string =>
  typeof value === 'number' || typeof value === 'string' ? String(value) : '';

/** A number. While the field is empty, the file keeps the old one. */
export function NumberControl({ path, value, isWhole, ...control }: NumberControlProps) {
  const { replacements, change, write } = useFormScope();
  const [typed, setTyped] = useState(written(value));
  const [shown, setShown] = useState({ value, replacements });
  if (shown.value !== value || shown.replacements !== replacements) {
    setShown({ value, replacements });
    setTyped(written(value));
  }
  return (
    <input
      type="number"
      step={isWhole ? 1 : 'any'}
      {...control}
      value={typed}
      onChange={({ target }) => {
        setTyped(target.value);
        if (target.value !== '') change({ op: 'set', path, value: target.valueAsNumber });
      }}
      onBlur={() => {
        if (typed === '') setTyped(written(value));
        write();
      }}
    />
  );
}
