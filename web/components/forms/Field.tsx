import { useId, type ComponentProps } from 'react';
import { classNames } from '../class-names.ts';
import { typeset } from '../text/typography.tsx';

interface FieldProps extends ComponentProps<'input'> {
  readonly label: string;
  readonly error?: string | null;
  /** Help under the input, displayed with or without an error. */
  readonly hint?: string | null;
}

/** A labelled input with its error and help under it. `children` are laid over the input. */
export function Field({ label, error, hint, className, children, ...input }: FieldProps) {
  const id = useId();
  const wrong = Boolean(error);
  const described = classNames(wrong && `${id}-error`, hint && `${id}-hint`);
  const control = (
    <input id={id} {...input} aria-invalid={wrong || undefined} aria-describedby={described || undefined} />
  );
  return (
    <div className={classNames('field', wrong && 'field--wrong', className)}>
      <label htmlFor={id}>{typeset(label)}</label>
      {children ? (
        <div>
          {control}
          {children}
        </div>
      ) : (
        control
      )}
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
