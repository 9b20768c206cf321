import type { ComponentProps } from 'react';
import { Field } from './Field.tsx';
import { useWords } from '../../words/use-words.ts';

/** A mail field for phones: no capitals, no autocorrection, the mail keyboard. */
export function EmailField({ label, ...rest }: Partial<ComponentProps<typeof Field>>) {
  const { email } = useWords('common');
  return (
    <Field
      label={label ?? email}
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
