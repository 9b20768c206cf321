import type { ComponentProps } from 'react';
import { Field } from './Field.tsx';

/** A mail field for phones: no capitals, no autocorrection, the mail keyboard. */
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
