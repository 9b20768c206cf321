import { isRecord } from '../../../engine/public.ts';
import { Fragment, useId, useState } from 'react';
import type { EditValue } from '../../../engine/edit/edit.ts';
import type { ValuePath } from '../../../engine/scenario/parse/parse-yaml.ts';
import { Stack } from '../../components/layout/layout.tsx';
import { typeset } from '../../components/text/typography.tsx';
import { FieldNotes } from '../notes/FieldNotes.tsx';
import { AnswerTable, isAnswerTable } from './AnswerTable.tsx';
import {
  alternativeOf,
  alternativesOf,
  fieldKind,
  firstValue,
  groupFields,
  strayFields,
  valueAs,
} from './field-kind.ts';
import { choicesOf } from './choices.ts';
import { HELD_KEYS } from './held-keys.ts';
import { FieldProblems, FieldRow, StrayField, useDescription } from './FieldRow.tsx';
import { fieldKey, focusSoon, useFormScope } from './form-scope.ts';
import styles from './Form.module.css';
import { itemNode, propertyNode, forValue, type SchemaNode } from '../../../engine/scenario/json-schema.ts';
import { KeyName } from './KeyName.tsx';
import { ListItem } from './ListItem.tsx';
import { NumberControl } from './typed-controls.tsx';
import { withoutPause } from './OpeningControl.tsx';
import { PointOnMap } from './PointOnMap.tsx';
import { SchemaText } from './SchemaText.tsx';
import { AddMenu } from '../AddMenu.tsx';
import controls from '../controls.module.css';
import { ReadyButton } from '../ReadyButton.tsx';
import { helpText } from '../problem-words.ts';

interface ValueProps {
  readonly node: SchemaNode;
  readonly path: ValuePath;
  readonly value: unknown;
}

interface ControlProps extends ValueProps {
  readonly id: string;
  /** Names the control where no label stands beside it. */
  readonly name?: string;
}

const HAVE_PARTS = new Set(['list', 'map', 'group']);

/** One field of a group. `onRemove`: for a field that may be missing. */
function GroupField({
  node,
  path,
  value,
  onRemove,
}: ValueProps & { readonly onRemove?: (() => void) | undefined }) {
  const id = useId();
  const { title = String(path.at(-1)), description, holds, keysHold } = node.schema;
  const kind = fieldKind(node, value);
  const isSingle = !HAVE_PARTS.has(kind);
  return (
    <FieldRow
      id={id}
      path={path}
      title={title}
      // How days and hours are written in the file is no help where they are chosen.
      hint={kind === 'fixed' || holds === 'opening' || keysHold ? undefined : description}
      isSingle={isSingle}
      onRemove={onRemove}
    >
      {isAnswerTable(node, path) ? (
        <AnswerTable node={node} path={path} value={value} />
      ) : (
        <Control id={id} node={node} path={path} value={value} />
      )}
    </FieldRow>
  );
}

function Control({ id, node, path, value, name }: ControlProps) {
  const { change, write } = useFormScope();
  const described = useDescription(id, path);
  const own = { id, ...described, ...(name && { 'aria-label': typeset(name) }) };
  const set = (next: string | boolean) => change({ op: 'set', path, value: next }) && write();
  switch (fieldKind(node, value)) {
    case 'fixed':
      return <output id={id}>{helpText(node.schema.description ?? String(value))}</output>;
    case 'switch':
      return (
        <input
          type="checkbox"
          {...own}
          checked={value === true}
          onChange={({ target }) => set(target.checked)}
        />
      );
    case 'pick':
      return (
        <select {...own} value={String(value)} onChange={({ target }) => set(target.value)}>
          {[...new Set([...(node.schema.enum ?? []), value])].map((one, index) => (
            <option key={String(one)} value={String(one)}>
              {helpText(node.schema.enumDescriptions?.[index] ?? String(one))}
            </option>
          ))}
        </select>
      );
    case 'either':
      return <EitherControl id={id} node={node} path={path} value={value} {...(name && { name })} />;
    case 'number':
      return (
        <NumberControl
          {...own}
          path={path}
          value={value}
          isWhole={node.schema.type === 'integer'}
          min={node.schema.minimum}
          max={node.schema.maximum}
        />
      );
    case 'list':
      return (
        <>
          {node.schema.holds === 'point' && <PointOnMap path={path} value={value} />}
          <ListControl node={node} path={path} value={value} />
          {node.schema.holds === 'opening' && (
            <button type="button" className={controls.link} onClick={() => set(withoutPause(value))}>
              {typeset('Sans pause…')}
            </button>
          )}
        </>
      );
    case 'map':
      return <MapControl node={node} path={path} value={value} />;
    case 'group':
      return <FormGroup node={node} path={path} value={value} />;
    case 'text':
      return <SchemaText {...own} node={node} path={path} value={value} />;
  }
}

/** A choice between values and kinds of values; a value of a kind is edited below it. */
function EitherControl({ id, node, path, value, name = '' }: ControlProps) {
  const { change, write } = useFormScope();
  const alternatives = alternativesOf(node);
  const own = alternativeOf(alternatives, value);
  const set = (label: string) => {
    const chosen = alternatives.find((one) => one.label === label);
    // One of the single values is no text of the writer’s.
    const written = own?.node === null ? undefined : value;
    if (chosen && change({ op: 'set', path, value: valueAs(chosen, written) })) write();
  };
  return (
    <>
      <select
        id={id}
        {...useDescription(id, path)}
        {...(name && { 'aria-label': typeset(name) })}
        value={own?.label ?? ''}
        onChange={({ target }) => set(target.value)}
      >
        {!own && <option value="">{String(value)}</option>}
        {alternatives.map(({ label }) => (
          <option key={label} value={label}>
            {helpText(label)}
          </option>
        ))}
      </select>
      {own?.node && <Control id={`${id}-own`} node={own.node} path={path} value={value} name={own.label} />}
    </>
  );
}

function ListControl({ node, path, value }: ValueProps) {
  const scope = useFormScope();
  const { change } = scope;
  const items: readonly unknown[] = Array.isArray(value) ? value : [];
  const item = itemNode(node);
  const what = item.schema.title ?? 'Élément';
  const { maxItems = Number.POSITIVE_INFINITY } = node.schema;
  const add = () => {
    const list = path;
    // Of what is chosen, the next one that is not there yet.
    const next = choicesOf(item, [...list, items.length], scope)?.find(
      ({ value: one }) => !items.includes(one),
    );
    if (change({ op: 'add', path: list, value: next?.value ?? firstValue(item) }))
      focusSoon([...list, items.length]);
  };
  return (
    <>
      <Stack as="ol" gap={2} className={styles.list}>
        {items.map((one, index) => (
          <ListItem key={index} list={path} index={index} count={items.length} what={what}>
            <Item node={item} path={[...path, index]} value={one} name={`${what} ${index + 1}`} />
          </ListItem>
        ))}
      </Stack>
      <ReadyButton
        data-add
        className={controls.add}
        missing={items.length < maxItems ? null : `${maxItems} au plus.`}
        onClick={add}
      >
        {typeset(`Ajouter : ${what}`)}
      </ReadyButton>
    </>
  );
}

/** An item of a list, whose name is its own label. */
function Item({ node, path, value, name }: ValueProps & { readonly name: string }) {
  const id = useId();
  const { problems } = useFormScope();
  const isSingle = !HAVE_PARTS.has(fieldKind(node, value));
  const group = isSingle ? {} : { role: 'group', 'aria-label': typeset(name) };
  return (
    <Stack gap={2} data-field={fieldKey(path)} className={styles.inItem} {...group}>
      <Control id={id} node={node} path={path} value={value} name={name} />
      <FieldProblems id={`${id}-problems`} problems={problems.get(fieldKey(path)) ?? []} />
      <FieldNotes path={path} />
    </Stack>
  );
}

/** Names that the writer gives, each with a value. */
function MapControl({ node, path, value }: ValueProps) {
  const { change, write } = useFormScope();
  const [added, setAdded] = useState('');
  const entries = isRecord(value) ? Object.entries(value) : [];
  const names = entries.map(([key]) => key);
  const { keysHold } = node.schema;
  const held = keysHold ? HELD_KEYS[keysHold] : null;
  const add = (key: string) => {
    const entry = propertyNode(node, key);
    const like = held?.isAlike ? (entries.at(-1)?.[1] as EditValue | undefined) : undefined;
    const value = like ?? (entry && firstValue(entry));
    if (key === '' || value === undefined || !change({ op: 'add', path, key, value })) return;
    focusSoon([...path, key]);
    setAdded('');
  };
  const free = held ? held.free(names) : null;
  return (
    <>
      {entries.map(([name, one], index) => {
        const entry = propertyNode(node, name);
        const remove = () => change({ op: 'remove', path: [...path, name] }) && write();
        return (
          entry && (
            <Fragment key={held ? index : name}>
              {held ? (
                <held.Key path={[...path, name]} name={name} taken={names} />
              ) : (
                <KeyName node={node} path={[...path, name]} name={name} taken={names} />
              )}
              <GroupField
                node={{ ...entry, schema: { ...entry.schema, title: held ? held.inWords(name) : name } }}
                path={[...path, name]}
                value={one}
                onRemove={remove}
              />
            </Fragment>
          )
        );
      })}
      {held ? (
        <ReadyButton
          data-add
          className={controls.add}
          missing={free === null ? held.full : null}
          onClick={() => add(free ?? '')}
        >
          {typeset(held.add)}
        </ReadyButton>
      ) : (
        <span className={styles.offer}>
          <input
            type="text"
            aria-label={typeset('Nom à ajouter')}
            value={added}
            onChange={({ target }) => setAdded(target.value)}
            onKeyDown={({ key }) => key === 'Enter' && add(added)}
          />
          <button type="button" data-add className={controls.add} onClick={() => add(added)}>
            Ajouter
          </button>
        </span>
      )}
    </>
  );
}

type GroupProps = ValueProps & {
  /** The fields that come first, in this order; the others fold under « Réglages ». */
  readonly first?: readonly string[] | undefined;
};

/** The fields of a map: those that it has, then a list of those that it may have. */
export function FormGroup({ first, ...group }: GroupProps) {
  const { problems } = useFormScope();
  const { shown, offered } = groupFields(group.node, group.value);
  const names = [...shown, ...offered].map(({ name }) => name);
  if (!first) return <GroupPart {...group} names={names} hasStray />;
  const others = names.filter((name) => !first.includes(name));
  const hasProblem = [...problems.keys()].some((key) =>
    others.includes(String((JSON.parse(key) as ValuePath)[0] ?? '')),
  );
  return (
    <>
      <GroupPart {...group} names={first.filter((name) => names.includes(name))} hasStray />
      <details className={styles.settings} {...(hasProblem && { open: true })}>
        <summary>{typeset('Réglages')}</summary>
        <GroupPart {...group} names={others} hasStray={false} />
      </details>
    </>
  );
}

interface GroupPartProps extends ValueProps {
  /** The fields of this part, in their order. */
  readonly names: readonly string[];
  /** Whether the fields that the schema does not know stand here. */
  readonly hasStray: boolean;
}

function GroupPart({ node, path, value, names, hasStray }: GroupPartProps) {
  const { change, write } = useFormScope();
  const { shown, offered } = groupFields(node, value);
  const own = names.flatMap((name) => shown.find((field) => field.name === name) ?? []);
  const more = offered.filter(({ name }) => names.includes(name));
  const order = isRecord(value) ? Object.keys(value) : [];
  const remove = (name: string) => change({ op: 'remove', path: [...path, name] }) && write();
  const add = (name: string) => {
    const field = more.find((one) => one.name === name);
    if (
      field &&
      change({
        op: 'add',
        path,
        key: name,
        value: firstValue(field.node),
        at: placeFor(name, forValue(node, value), order),
      })
    )
      focusSoon([...path, name]);
  };
  return (
    <Stack gap={4} className={styles.group}>
      {own.map(({ name, node: field, isRequired }) => (
        <GroupField
          key={name}
          node={field}
          path={[...path, name]}
          value={isRecord(value) ? value[name] : undefined}
          onRemove={isRequired ? undefined : () => remove(name)}
        />
      ))}
      {hasStray &&
        strayFields(node, value).map((name) => (
          <StrayField key={name} path={[...path, name]} name={name} onRemove={() => remove(name)} />
        ))}
      {more.length > 0 && (
        <AddMenu
          label="Ajouter un champ"
          things={more.map(({ name, node: field }) => ({ name, label: field.schema.title ?? name }))}
          onAdd={add}
        />
      )}
    </Stack>
  );
}

/** After the last field that the schema names before it. */
function placeFor(name: string, { schema }: SchemaNode, order: readonly string[]): number {
  const names = Object.keys(schema.properties ?? {});
  const before = names.slice(0, names.indexOf(name));
  return order.findLastIndex((one) => before.includes(one)) + 1;
}

/** The fields of a whole file: a map, or a list as for places. */
export function FormRoot({ node, value, first }: Omit<GroupProps, 'path'>) {
  const id = useId();
  return (
    <form
      className={styles.form}
      onSubmit={(event) => event.preventDefault()}
      aria-label={typeset(node.schema.title ?? 'Fiche')}
    >
      {first ? (
        <FormGroup node={node} path={[]} value={value} first={first} />
      ) : (
        <Control id={id} node={node} path={[]} value={value} />
      )}
    </form>
  );
}
