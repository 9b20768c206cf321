import type { ComponentProps } from 'react';
import { type FieldWords, Labelled } from './Field.tsx';

interface SelectFieldProps extends FieldWords, Omit<ComponentProps<'select'>, 'onChange'> {
  /** Omitted where the form reads all its fields on submission. */
  readonly onPick?: (value: string) => void;
}

export function SelectField({ label, error, hint, onPick, ...select }: SelectFieldProps) {
  return (
    <Labelled label={label} error={error} hint={hint}>
      {(control) => (
        <select onChange={onPick && ((event) => onPick(event.target.value))} {...select} {...control} />
      )}
    </Labelled>
  );
}
