import { useId, type ComponentProps } from 'react';
import { typeset } from '../text/typography.tsx';

interface TextAreaFieldProps extends Omit<ComponentProps<'textarea'>, 'onChange'> {
  readonly label: string;
  /** Help that stands under the field. */
  readonly hint?: string;
  readonly onType: (text: string) => void;
}

/** A labelled field of several lines. */
export function TextAreaField({ label, hint, onType, ...area }: TextAreaFieldProps) {
  const id = useId();
  return (
    <div className="field">
      <label htmlFor={id}>{typeset(label)}</label>
      <textarea
        id={id}
        aria-describedby={hint && `${id}-hint`}
        onChange={(event) => onType(event.target.value)}
        {...area}
      />
      {hint && (
        <p className="field__hint" id={`${id}-hint`}>
          {typeset(hint)}
        </p>
      )}
    </div>
  );
}
