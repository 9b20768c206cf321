import { useId, type ComponentProps } from 'react';
import { typeset } from '../text/typography.tsx';

interface SelectFieldProps extends Omit<ComponentProps<'select'>, 'onChange'> {
  readonly label: string;
  /** Omitted where the form reads all its fields on submission. */
  readonly onPick?: (value: string) => void;
}

/** A labelled list to choose from. */
export function SelectField({ label, onPick, children, ...select }: SelectFieldProps) {
  const id = useId();
  return (
    <div className="field">
      <label htmlFor={id}>{typeset(label)}</label>
      <select id={id} onChange={onPick && ((event) => onPick(event.target.value))} {...select}>
        {children}
      </select>
    </div>
  );
}
