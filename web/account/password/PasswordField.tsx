import { useState, type ComponentProps } from 'react';
import { Field } from '../../components/forms/Field.tsx';
import styles from './PasswordField.module.css';
import { useWords } from '../../words/use-words.ts';

/** Struck through while the characters are visible. */
const Eye = ({ struck }: { readonly struck: boolean }) => (
  <svg
    viewBox="0 0 32 32"
    fill="none"
    stroke="currentColor"
    strokeWidth={2}
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden="true"
  >
    <path d="M3 16q13-17 26 0-13 17-26 0ZM12 16a4 4 0 1 0 8 0 4 4 0 1 0-8 0Z" />
    {struck && <path d="M6 27L26 5" />}
  </svg>
);

/**
 * A password field with a button to show the characters. The button's name must not contain the field's
 * label.
 */
export function PasswordField({ label, ...rest }: Partial<ComponentProps<typeof Field>>) {
  const words = useWords('account').password;
  const [shown, setShown] = useState(false);
  return (
    <Field
      label={label ?? words.field}
      name="password"
      {...rest}
      type={shown ? 'text' : 'password'}
      className={styles.password}
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
    >
      <button
        type="button"
        className={styles.eye}
        aria-label={words.show}
        aria-pressed={shown}
        onClick={() => setShown(!shown)}
      >
        <Eye struck={shown} />
      </button>
    </Field>
  );
}
