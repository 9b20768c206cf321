import { useId } from 'react';
import type { ValuePath } from '../../../engine/scenario/parse/parse-yaml.ts';
import { FieldRow } from './FieldRow.tsx';

/** A field that the schema does not know. */
export function StrayField({
  path,
  name,
  onRemove,
}: {
  readonly path: ValuePath;
  readonly name: string;
  readonly onRemove: () => void;
}) {
  const id = useId();
  return (
    <FieldRow
      id={id}
      path={path}
      title={name}
      hint="Ce champ n’existe pas ici."
      isSingle={false}
      onRemove={onRemove}
    >
      {null}
    </FieldRow>
  );
}
