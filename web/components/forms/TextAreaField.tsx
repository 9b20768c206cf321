import { useId, type ComponentProps } from 'react';
import { classNames } from '../class-names.ts';
import { typeset } from '../text/typography.tsx';

interface TextAreaFieldProps extends Omit<ComponentProps<'textarea'>, 'onChange'> {
  readonly label: string;
  /** Help that stands under the field. */
  readonly hint?: string;
  readonly error?: string | null;
  /** Omitted where the form reads all its fields on submission. */
  readonly onType?: (text: string) => void;
}

export function TextAreaField({ label, hint, error, onType, ...area }: TextAreaFieldProps) {
  const id = useId();
  const wrong = Boolean(error);
  const described = classNames(wrong && `${id}-error`, hint && `${id}-hint`);
  return (
    <div className={classNames('field', wrong && 'field--wrong')}>
      <label htmlFor={id}>{typeset(label)}</label>
      <textarea
        id={id}
        aria-invalid={wrong || undefined}
        aria-describedby={described || undefined}
        onChange={onType && ((event) => onType(event.target.value))}
        {...area}
      />
      {wrong && (
        <span className="field__error" role="alert" id={`${id}-error`}>
          {typeset(error ?? '')}
        </span>
      )}
      {hint && (
        <p className="field__hint" id={`${id}-hint`}>
          {typeset(hint)}
        </p>
      )}
    </div>
  );
}
