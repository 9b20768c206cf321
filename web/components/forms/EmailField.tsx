import type { ComponentProps } from 'react';
import { Field } from './Field.tsx';

/** A field for a mail address, as phones like it: no capital, no correction, the right keyboard. */
export function EmailField({ label = 'Email', ...rest }: Partial<ComponentProps<typeof Field>>) {
  return (
    <Field
      label={label}
      name="email"
      type="email"
      autoComplete="email"
      inputMode="email"
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      {...rest}
    />
  );
}
