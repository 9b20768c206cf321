import { Fragment } from 'react';
import type { DeskCity, DeskPhone } from '../../../engine/graph/desk.ts';
import type { Column, Presence, PresentThing, PresentKind } from '../../../engine/graph/presence.ts';
import { typeset } from '../../components/text/typography.tsx';
import { isHere, type StudioPlace } from '../place-at.ts';
import { type Circumstances, askedFor, needsOf, pageIn } from '../use-telephone.ts';
import { fileLabel } from '../files/file-names.ts';
import { openSheet } from '../sheet/open-place.ts';
import { useTabState } from '../tab-state.ts';
import styles from './Presence.module.css';

interface PresenceViewProps {
  readonly city: DeskCity;
  readonly presence: Presence;
  readonly here: DeskPhone | null;
  readonly onOpen: (place: StudioPlace, path: string, needs?: Circumstances) => void;
}

const KINDS: Readonly<Record<PresentKind, string>> = {
  message: 'Messages',
  document: 'Documents',
  page: 'Pages d’étape',
  tile: 'Tuiles',
  medium: 'Images et sons',
};

/** Address of the screen that shows an item. */
const SCREENS: Readonly<Record<PresentKind, (name: string) => string>> = {
  message: (name) => `/home/messages/${name}`,
  document: (name) => `/document/${name}`,
  page: () => '/home/app/code',
  tile: () => '/home',
  medium: () => '/home',
};

/** The file in which an item is written. */
const FILES: Readonly<Partial<Record<PresentKind, (name: string) => string>>> = {
  message: (name) => `messages/${name}.mdx`,
  document: (name) => `documents/${name}.mdx`,
  page: (name) => `pages/${name}.mdx`,
  tile: () => 'scenario.yaml',
};

/** Table of items by step and route; each cell opens the item in the telephone. */
export function PresenceView({ city, presence: { things, columns }, here, onOpen }: PresenceViewProps) {
  const [withMedia, setWithMedia] = useTabState('media', false);
  const shown = things.filter(({ kind }) => withMedia || kind !== 'medium');
  const kinds = Object.keys(KINDS) as PresentKind[];
  const placed = placedColumns(columns);
  return (
    <div className={styles.view}>
      <label className={styles.choice}>
        <input type="checkbox" checked={withMedia} onChange={({ target }) => setWithMedia(target.checked)} />
        {typeset('Montrer aussi les images et les sons')}
      </label>
      <div
        className={styles.scroll}
        role="region"
        aria-label={typeset('Ce qui est là, étape par étape')}
        tabIndex={0}
      >
        <table className={styles.table}>
          <Heads columns={placed} here={here} />
          {kinds.map((kind) => {
            const rows = shown.filter((thing) => thing.kind === kind);
            return rows.length === 0 ? null : (
              <tbody key={kind}>
                <tr className={styles.kind}>
                  <th scope="rowgroup" colSpan={columns.length + 1}>
                    <span>{typeset(KINDS[kind])}</span>
                  </th>
                </tr>
                {rows.map((thing) => (
                  <Row key={thing.id} city={city} thing={thing} columns={placed} onOpen={onOpen} />
                ))}
              </tbody>
            );
          })}
        </table>
      </div>
    </div>
  );
}

/** A column with its neighbours in the table. */
interface PlacedColumn extends Column {
  /** A route starts here. */
  readonly isFirst: boolean;
  /** The column of the step before, on the same route. */
  readonly earlier: Column | undefined;
}

function placedColumns(columns: readonly Column[]): readonly PlacedColumn[] {
  const byKey = new Map(columns.map((column) => [column.key, column]));
  return columns.map((column, position) => ({
    ...column,
    isFirst: columns[position - 1]?.route !== column.route,
    earlier: byKey.get(column.before ?? ''),
  }));
}

function Heads({
  columns,
  here,
}: {
  readonly columns: readonly PlacedColumn[];
  readonly here: DeskPhone | null;
}) {
  const firsts = columns.flatMap(({ isFirst }, position) => (isFirst ? [position] : []));
  return (
    <thead>
      {firsts.length > 1 && (
        <tr>
          <td />
          {firsts.map((first, group) => {
            const route = typeset(columns[first]?.route ?? '');
            return (
              <th
                key={first}
                scope="colgroup"
                className={styles.route}
                title={route}
                colSpan={(firsts[group + 1] ?? columns.length) - first}
              >
                {route}
              </th>
            );
          })}
        </tr>
      )}
      <tr>
        <th scope="col">{typeset('Pièce')}</th>
        {columns.map((column) => (
          <th
            key={column.key}
            scope="col"
            className={styles.step}
            data-first={column.isFirst || undefined}
            data-here={isHere(column, here) || undefined}
          >
            <span>{column.step}</span>
          </th>
        ))}
      </tr>
    </thead>
  );
}

interface RowProps extends Pick<PresenceViewProps, 'city' | 'onOpen'> {
  readonly thing: PresentThing;
  readonly columns: readonly PlacedColumn[];
}

function Row({ city, thing, columns, onOpen }: RowProps) {
  const file = [FILES[thing.kind]?.(thing.name)].find(
    (path) => path !== undefined && city.files.includes(path),
  );
  const title = file === undefined ? thing.title : fileLabel(city, file);
  return (
    <tr>
      <th scope="row">
        {file === undefined ? (
          typeset(title)
        ) : (
          <button
            type="button"
            className={styles.file}
            onClick={() => openSheet(city.slug, { file, at: null })}
          >
            {typeset(title)}
          </button>
        )}
        {thing.when && <small>{typeset(thing.when)}</small>}
      </th>
      {columns.map((column) => {
        const page = pageIn(column, thing);
        const isNew = column.earlier === undefined || pageIn(column.earlier, thing) !== page;
        return (
          <td key={column.key} data-first={column.isFirst || undefined}>
            {page === undefined ? (
              <Fragment />
            ) : (
              <button
                type="button"
                className={isNew ? styles.arrives : styles.there}
                aria-label={typeset(
                  `${title}, à l’étape ${column.step}${column.route === columns[0]?.route ? '' : `, ${column.route}`}`,
                )}
                onClick={() =>
                  onOpen(
                    { ...column, asked: askedFor(column, thing) },
                    SCREENS[thing.kind](thing.name),
                    needsOf(column, thing),
                  )
                }
              />
            )}
          </td>
        );
      })}
    </tr>
  );
}
