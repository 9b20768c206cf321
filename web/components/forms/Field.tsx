import { useId, type ComponentProps, type ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { typeset } from '../text/typography.tsx';

export interface FieldWords {
  readonly label: string;
  readonly error?: string | null | undefined;
  /** Help under the control, displayed with or without an error. */
  readonly hint?: string | null | undefined;
}

interface LabelledProps extends FieldWords {
  readonly className?: string | undefined;
  /** Draws the control with these attributes. */
  readonly children: (control: {
    readonly id: string;
    readonly 'aria-invalid': true | undefined;
    readonly 'aria-describedby': string | undefined;
  }) => ReactNode;
}

/** A label, its control, and error and help under it. */
export function Labelled({ label, error, hint, className, children }: LabelledProps) {
  const id = useId();
  return (
    <div className={classNames('field', error && 'field--wrong', className)}>
      <label htmlFor={id}>{typeset(label)}</label>
      {children({
        id,
        'aria-invalid': error ? true : undefined,
        'aria-describedby': classNames(error && `${id}-error`, hint && `${id}-hint`) || undefined,
      })}
      {error && (
        <span className="field__error" role="alert" id={`${id}-error`}>
          {typeset(error)}
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

interface FieldProps extends FieldWords, Omit<ComponentProps<'input'>, 'onChange'> {
  /** Omitted where the form reads all its fields on submission. */
  readonly onType?: (text: string) => void;
}

/** A labelled input. `children` are laid over it. */
export function Field({ label, error, hint, className, onType, children, ...rest }: FieldProps) {
  const input: ComponentProps<'input'> = {
    ...rest,
    onChange: onType && (({ target }) => onType(target.value)),
  };
  return (
    <Labelled label={label} error={error} hint={hint} className={className}>
      {(control) =>
        children ? (
          <div>
            <input {...input} {...control} />
            {children}
          </div>
        ) : (
          <input {...input} {...control} />
        )
      }
    </Labelled>
  );
}
