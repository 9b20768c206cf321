import { useId, type ComponentProps } from 'react';
import { classNames } from '../class-names.ts';
import { typeset } from '../text/typography.tsx';

interface SelectFieldProps extends Omit<ComponentProps<'select'>, 'onChange'> {
  readonly label: string;
  readonly error?: string | null;
  /** Omitted where the form reads all its fields on submission. */
  readonly onPick?: (value: string) => void;
}

export function SelectField({ label, error, onPick, children, ...select }: SelectFieldProps) {
  const id = useId();
  const wrong = Boolean(error);
  return (
    <div className={classNames('field', wrong && 'field--wrong')}>
      <label htmlFor={id}>{typeset(label)}</label>
      <select
        id={id}
        aria-invalid={wrong || undefined}
        aria-describedby={wrong ? `${id}-error` : undefined}
        onChange={onPick && ((event) => onPick(event.target.value))}
        {...select}
      >
        {children}
      </select>
      {wrong && (
        <span className="field__error" role="alert" id={`${id}-error`}>
          {typeset(error ?? '')}
        </span>
      )}
    </div>
  );
}
