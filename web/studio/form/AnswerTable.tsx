import { isRecord, type Verdict } from '../../../engine/public.ts';
import type { ValuePath } from '../../../engine/scenario/parse/parse-yaml.ts';
import { Grid, Stack } from '../../components/layout/layout.tsx';
import { typeset } from '../../components/text/typography.tsx';
import styles from './AnswerTable.module.css';
import { FieldProblems } from './FieldRow.tsx';
import { fieldKey, focusSoon, useFormScope } from './form-scope.ts';
import { propertyNode, type SchemaNode } from '../../../engine/scenario/json-schema.ts';
import { PlayerAnswers } from './PlayerAnswers.tsx';
import { TextControl } from './typed-controls.tsx';
import { HowItIsRead } from './HowItIsRead.tsx';
import { VERDICT_WORDS } from './player-answers.ts';
import controls from '../controls.module.css';
import { ReadyButton } from '../ReadyButton.tsx';
import { useState } from 'react';

interface OfferedAnswersProps {
  /** The French title of each column. */
  readonly titles: ReadonlyMap<string, string>;
  /** Of the table. */
  readonly path: ValuePath;
}

/** What players may type besides, as the engine judges it: the ticked answers go into their columns. */
function OfferedAnswers({ titles, path }: OfferedAnswersProps) {
  const { offered, change, write } = useFormScope();
  const [ticked, setTicked] = useState<readonly string[]>([]);
  const chosen = offered.filter(({ text }) => ticked.includes(text));
  const add = () => {
    const isAdded = chosen.every(({ text, column }) =>
      change({ op: 'add', path: [...path, column], value: text }),
    );
    setTicked([]);
    if (isAdded) write();
  };
  const tick = (texts: readonly string[], isOn: boolean) =>
    setTicked((before) => [...before.filter((text) => !texts.includes(text)), ...(isOn ? texts : [])]);
  if (offered.length === 0) return null;
  return (
    <details className={`${styles.players} ${styles.offered}`}>
      <summary>{typeset(`Saisies proposées : ${offered.length}`)}</summary>
      <Stack gap={3}>
        {[...titles].map(([column, title]) => {
          const texts = offered.flatMap((one) => (one.column === column ? [one.text] : []));
          if (texts.length === 0) return null;
          const areAll = texts.every((text) => ticked.includes(text));
          return (
            <fieldset key={column}>
              <legend>{typeset(title)}</legend>
              <label>
                <input
                  type="checkbox"
                  checked={areAll}
                  onChange={({ target }) => tick(texts, target.checked)}
                />
                <i>{typeset('Toutes')}</i>
              </label>
              {texts.map((text) => (
                <label key={text}>
                  <input
                    type="checkbox"
                    checked={ticked.includes(text)}
                    onChange={({ target }) => tick([text], target.checked)}
                  />
                  {text.trim() === text ? text : typeset(`${text.trim()}, entre deux espaces`)}
                </label>
              ))}
            </fieldset>
          );
        })}
        <ReadyButton missing={chosen.length === 0 ? 'Cochez-en d’abord.' : null} onClick={add}>
          {typeset(`Ajouter les saisies cochées${chosen.length > 0 ? ` : ${chosen.length}` : ''}`)}
        </ReadyButton>
      </Stack>
    </details>
  );
}

interface AnswerTableProps {
  readonly node: SchemaNode;
  readonly path: ValuePath;
  readonly value: unknown;
}

/** The examples of a step are judged as a player’s answers. */
export const isAnswerTable = ({ schema }: SchemaNode, path: ValuePath): boolean =>
  path.length === 1 && ['accept', 'almost', 'refuse'].every((column) => schema.required?.includes(column));

/** Columns of entries, each with the engine’s verdict on it. */
export function AnswerTable({ node, path, value }: AnswerTableProps) {
  const columns = node.schema.required ?? [];
  return (
    <>
      <Grid gap={3} align="start" least="13rem" data-wide>
        {columns.map((column) => (
          <Column
            key={column}
            name={column}
            title={titleIn(node, column)}
            path={[...path, column]}
            value={isRecord(value) ? value[column] : []}
          />
        ))}
      </Grid>
      <OfferedAnswers
        titles={new Map(columns.map((column) => [column, titleIn(node, column)]))}
        path={path}
      />
      <PlayerAnswers />
    </>
  );
}

const titleIn = (node: SchemaNode, column: string): string =>
  propertyNode(node, column)?.schema.title ?? column;

interface ColumnProps {
  readonly name: string;
  readonly title: string;
  readonly path: ValuePath;
  readonly value: unknown;
}

function Column({ name, title, path, value }: ColumnProps) {
  const { change, problems } = useFormScope();
  const entries: readonly unknown[] = Array.isArray(value) ? value : [];
  const key = fieldKey(path);
  const add = () => {
    if (change({ op: 'add', path, value: '' })) focusSoon([...path, entries.length]);
  };
  return (
    <Stack as="section" gap={2} className={styles.column} data-field={key} aria-label={typeset(title)}>
      <p className={styles.title}>
        {typeset(title)} <small>{entries.length}</small>
      </p>
      <FieldProblems id={`${name}-problems`} problems={problems.get(key) ?? []} />
      <ul>
        {entries.map((entry, index) => (
          <Cell
            key={index}
            column={name}
            title={title}
            path={[...path, index]}
            text={String(entry)}
            index={index}
            onNext={() => (entries.length === index + 1 ? add() : focusSoon([...path, index + 1]))}
          />
        ))}
      </ul>
      <button type="button" data-add className={controls.add} onClick={add}>
        {typeset(`Ajouter : ${title}`)}
      </button>
    </Stack>
  );
}

interface CellProps {
  readonly column: string;
  readonly title: string;
  readonly path: ValuePath;
  readonly text: string;
  readonly index: number;
  /** Goes to the next entry, or begins one. */
  readonly onNext: () => void;
}

/** The verdicts that an entry of a column should get. */
const EXPECTED: Readonly<Record<string, readonly Verdict[]>> = {
  accept: ['right'],
  almost: ['almost'],
  refuse: ['wrong', 'unreadable'],
};

function Cell({ column, title, path, text, index, onNext }: CellProps) {
  const { change, write, verdicts, problems } = useFormScope();
  const verdict = verdicts.get(text);
  const found = problems.get(fieldKey(path)) ?? [];
  const id = `${column}-${index}`;
  return (
    <li
      data-field={fieldKey(path)}
      data-fits={verdict && EXPECTED[column]?.includes(verdict)}
      className={styles.cell}
      onBlurCapture={({ currentTarget, relatedTarget }) => {
        // An entry that was begun and left empty is none: taken away before the field writes. Tab leaves it by its
        // button.
        const isLeft = !currentTarget.contains(relatedTarget);
        if (isLeft && currentTarget.querySelector('input')?.value === '') change({ op: 'remove', path });
      }}
      onKeyDown={({ key, target }) => key === 'Enter' && target instanceof HTMLInputElement && onNext()}
    >
      <TextControl
        path={path}
        value={text}
        isLong={false}
        aria-label={typeset(`${title} ${index + 1}`)}
        aria-describedby={`${id}-verdict ${id}-problems`}
      />
      <span id={`${id}-verdict`} className={styles.verdict}>
        {verdict ? VERDICT_WORDS[verdict] : '…'}
      </span>
      <button
        type="button"
        className={controls.sign}
        aria-label={typeset(`Retirer : ${text || 'la saisie vide'}`)}
        onClick={() => change({ op: 'remove', path }) && write()}
      >
        ✕
      </button>
      <FieldProblems id={`${id}-problems`} problems={found} />
      <HowItIsRead answer={text} />
    </li>
  );
}
