import { type DragEvent, type ReactNode, useRef, useState } from 'react';
import type { ValuePath } from '../../../engine/scenario/parse/parse-yaml.ts';
import { typeset } from '../../components/text/typography.tsx';
import { fieldKey, useFormScope } from './form-scope.ts';
import styles from './Form.module.css';
import controls from '../controls.module.css';

interface ListItemProps {
  readonly list: ValuePath;
  readonly index: number;
  readonly count: number;
  /** The noun for an item of this list, as « Indice ». */
  readonly what: string;
  readonly children: ReactNode;
}

/** Marks what is dragged, so that an item is dropped in its own list only. */
const dragType = (list: ValuePath): string =>
  `application/x-${[...fieldKey(list)].map((sign) => sign.codePointAt(0)?.toString(16)).join('')}`;

/** An item with its buttons: up, down, out. It can also be dragged by its handle. */
export function ListItem({ list, index, count, what, children }: ListItemProps) {
  const { change, write } = useFormScope();
  const [isOver, setOver] = useState(false);
  const item = useRef<HTMLLIElement>(null);
  const path = [...list, index];
  const move = (from: number, to: number, button?: 'up' | 'down') => {
    if (!change({ op: 'move', path: [...list, from], to })) return;
    write();
    const moved = item.current?.parentElement?.children[to];
    const wanted = moved?.querySelector<HTMLButtonElement>(`:scope > [role] > [data-move="${button}"]`);
    // At the end of the list the same button no longer moves anything.
    (wanted?.disabled
      ? moved?.querySelector<HTMLButtonElement>(':scope > [role] > [data-move]:enabled')
      : wanted
    )?.focus();
  };
  const onDrop = (event: DragEvent) => {
    setOver(false);
    const from = Number(event.dataTransfer.getData(dragType(list)) || Number.NaN);
    if (!Number.isInteger(from)) return;
    event.preventDefault();
    event.stopPropagation();
    if (from !== index) move(from, index);
  };
  const remove = () => {
    const near = item.current?.parentElement;
    if (!change({ op: 'remove', path })) return;
    write();
    requestAnimationFrame(() => near?.parentElement?.querySelector<HTMLButtonElement>('[data-add]')?.focus());
  };
  const name = `${what} ${index + 1}`;
  return (
    <li
      ref={item}
      className={styles.item}
      data-over={isOver || undefined}
      onDragOver={(event) => {
        if (!event.dataTransfer.types.includes(dragType(list))) return;
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={onDrop}
    >
      <span
        className={styles.handle}
        draggable
        aria-hidden="true"
        title={typeset('Tirer pour déplacer')}
        onDragStart={(event) => event.dataTransfer.setData(dragType(list), String(index))}
      >
        ⠿
      </span>
      <div className={styles.value}>{children}</div>
      <div role="group" aria-label={typeset(name)} className={styles.moves}>
        <button
          type="button"
          className={controls.sign}
          data-move="up"
          disabled={index === 0}
          aria-label={typeset(`Monter : ${name}`)}
          onClick={() => move(index, index - 1, 'up')}
        >
          ↑
        </button>
        <button
          type="button"
          className={controls.sign}
          data-move="down"
          disabled={index === count - 1}
          aria-label={typeset(`Descendre : ${name}`)}
          onClick={() => move(index, index + 1, 'down')}
        >
          ↓
        </button>
        <button
          type="button"
          className={controls.sign}
          aria-label={typeset(`Retirer : ${name}`)}
          onClick={remove}
        >
          ✕
        </button>
      </div>
    </li>
  );
}
