import { useId, type ComponentProps } from 'react';
import { t } from './typography.tsx';

interface TextAreaFieldProps extends Omit<ComponentProps<'textarea'>, 'onChange'> {
  readonly label: string;
  readonly onType: (text: string) => void;
}

/** A labelled field of several lines. */
export function TextAreaField({ label, onType, ...area }: TextAreaFieldProps) {
  const id = useId();
  return (
    <div className="field">
      <label htmlFor={id}>{t(label)}</label>
      <textarea id={id} onChange={(event) => onType(event.target.value)} {...area} />
    </div>
  );
}
