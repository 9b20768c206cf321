import type { ComponentProps } from 'react';
import { type FieldWords, Labelled } from './Field.tsx';

interface TextAreaFieldProps extends FieldWords, Omit<ComponentProps<'textarea'>, 'onChange'> {
  /** Omitted where the form reads all its fields on submission. */
  readonly onType?: (text: string) => void;
}

export function TextAreaField({ label, error, hint, onType, ...area }: TextAreaFieldProps) {
  return (
    <Labelled label={label} error={error} hint={hint}>
      {(control) => (
        <textarea onChange={onType && ((event) => onType(event.target.value))} {...area} {...control} />
      )}
    </Labelled>
  );
}
