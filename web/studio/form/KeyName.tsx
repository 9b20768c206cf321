import { type KeyboardEvent, useState } from 'react';
import type { ValuePath } from '../../../engine/scenario/parse/parse-yaml.ts';
import { typeset } from '../../components/text/typography.tsx';
import { focusSoon, useFormScope } from './form-scope.ts';
import styles from './Form.module.css';
import { propertyNode, type SchemaNode } from '../../../engine/scenario/json-schema.ts';

interface KeyNameProps {
  /** The map whose keys the writer names. */
  readonly node: SchemaNode;
  readonly path: ValuePath;
  readonly name: string;
  readonly taken: readonly string[];
}

/** Why a key may not have a name, in French; null when it may. */
export function keyRefusal(node: SchemaNode, typed: string, taken: readonly string[]): string | null {
  if (taken.includes(typed)) return `« ${typed} » est déjà là.`;
  const { propertyNames } = node.schema;
  const isNamed =
    propertyNode(node, typed) !== null && new RegExp(propertyNames?.pattern ?? '.', 'u').test(typed);
  return typed !== '' && isNamed ? null : `« ${typed} » n’est pas un nom possible ici.`;
}

/** The key of an entry, which keeps its place and its value when it gets another name. */
export function KeyName({ node, path, name, taken }: KeyNameProps) {
  const { change, write } = useFormScope();
  const [typed, setTyped] = useState(name);
  const refusal = typed === name ? null : keyRefusal(node, typed, taken);
  const rename = () => {
    if (typed === name || refusal || !change({ op: 'rename', path, key: typed })) return;
    write();
    focusSoon([...path.slice(0, -1), typed]);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') setTyped(name);
    if (event.key !== 'Enter') return;
    event.preventDefault();
    rename();
  };
  return (
    <label className={styles.key}>
      {typeset('Nom')}
      <input
        type="text"
        autoComplete="off"
        aria-label={typeset(`Nom de l’entrée « ${name} »`)}
        aria-invalid={refusal !== null || undefined}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        onKeyDown={onKeyDown}
        onBlur={rename}
      />
      {refusal && <span role="alert">{typeset(refusal)}</span>}
    </label>
  );
}
