import { type ComponentProps, useState } from 'react';
import type { ValuePath } from '../../../engine/scenario/parse/parse-yaml.ts';
import { useFormScope } from './form-scope.ts';

interface NumberControlProps extends Pick<
  ComponentProps<'input'>,
  'id' | 'aria-label' | 'aria-describedby' | 'aria-invalid' | 'min' | 'max'
> {
  readonly path: ValuePath;
  readonly value: unknown;
  readonly isWhole: boolean;
}

const written = (value: unknown): string =>
  typeof value === 'number' || typeof value === 'string' ? String(value) : '';

/** A number. While the field is empty, the file keeps the old one. */
export function NumberControl({ path, value, isWhole, ...control }: NumberControlProps) {
  const { replacements, change, write } = useFormScope();
  const [typed, setTyped] = useState(written(value));
  const [shown, setShown] = useState({ value, replacements });
  if (shown.value !== value || shown.replacements !== replacements) {
    setShown({ value, replacements });
    setTyped(written(value));
  }
  return (
    <input
      type="number"
      step={isWhole ? 1 : 'any'}
      {...control}
      value={typed}
      onChange={({ target }) => {
        setTyped(target.value);
        if (target.value !== '') change({ op: 'set', path, value: target.valueAsNumber });
      }}
      onBlur={() => {
        if (typed === '') setTyped(written(value));
        write();
      }}
    />
  );
}
