import { useId, type ComponentProps } from 'react';
import { classNames } from './class-names.ts';
import { t } from './typography.tsx';

interface FieldProps extends ComponentProps<'input'> {
  readonly label: string;
  readonly error?: string | null;
}

/** A labelled input with its error under it. */
export function Field({ label, error, className, ...input }: FieldProps) {
  const id = useId();
  const wrong = Boolean(error);
  return (
    <div className={classNames('field', wrong && 'field--wrong', className)}>
      <label htmlFor={id}>{t(label)}</label>
      <input id={id} {...input} aria-invalid={wrong || undefined} aria-describedby={wrong ? `${id}-error` : undefined} />
      {wrong && (
        <span className="field__error" role="alert" id={`${id}-error`}>
          {t(error ?? '')}
        </span>
      )}
    </div>
  );
}
