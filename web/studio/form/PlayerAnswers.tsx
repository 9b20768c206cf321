import { isRecord } from '../../../engine/public.ts';
import { type DragEvent, useId, useState } from 'react';
import { Stack } from '../../components/layout/layout.tsx';
import { typeset } from '../../components/text/typography.tsx';
import { number } from '../views/french-numbers.ts';
import {
  type AnswerColumn,
  type CountedAnswer,
  VERDICT_WORDS,
  answerEdits,
  countedAnswers,
  lastReplyPath,
} from './player-answers.ts';
import styles from './AnswerTable.module.css';
import { focusSoon, useFormScope } from './form-scope.ts';
import { HowItIsRead } from './HowItIsRead.tsx';
import controls from '../controls.module.css';

const COLUMNS: readonly { readonly column: AnswerColumn; readonly label: string }[] = [
  { column: 'accept', label: 'Juste' },
  { column: 'almost', label: 'Presque' },
  { column: 'refuse', label: 'Fausse' },
];

/**
 * Answers of real players from a CSV file: the most frequent first, each with the engine’s verdict, to be put
 * into the table.
 */
export function PlayerAnswers() {
  const { data, judgeAlso } = useFormScope();
  const [answers, setAnswers] = useState<readonly CountedAnswer[] | null>(null);
  const id = useId();
  const read = async (file: File | undefined) => {
    if (!file) return;
    const found = countedAnswers(await file.text(), isRecord(data) ? String(data.name) : '');
    setAnswers(found);
    judgeAlso(found.map(({ answer }) => answer));
  };
  const onDrop = (event: DragEvent) => {
    event.preventDefault();
    void read(event.dataTransfer.files[0]);
  };
  const inTable = new Set(
    Object.values(isRecord(data) && isRecord(data.examples) ? data.examples : {}).flat(),
  );
  const left = answers?.filter(({ answer }) => !inTable.has(answer));
  return (
    <Stack
      as="section"
      gap={2}
      className={styles.players}
      aria-label={typeset('Réponses de vrais joueurs')}
      onDragOver={(event) => event.preventDefault()}
      onDrop={onDrop}
    >
      <label htmlFor={id}>
        {typeset('Réponses de vrais joueurs : déposez ici un fichier CSV, ou choisissez-le')}
      </label>
      <input
        id={id}
        type="file"
        accept=".csv,text/csv"
        onChange={({ target }) => void read(target.files?.[0])}
      />
      {left?.length === 0 && (
        <p role="status">{typeset('Ce fichier n’a pas d’autre réponse à cette étape.')}</p>
      )}
      {left && left.length > 0 && (
        <ol>
          {left.map((counted) => (
            <PlayerAnswer key={counted.answer} {...counted} />
          ))}
        </ol>
      )}
    </Stack>
  );
}

function PlayerAnswer({ answer, count }: CountedAnswer) {
  const { data, change, write, verdicts } = useFormScope();
  const verdict = verdicts.get(answer);
  const put = (column: AnswerColumn) => {
    if (!answerEdits(data, column, answer).every(change)) return;
    if (column === 'almost') focusSoon(lastReplyPath(data));
    else write();
  };
  return (
    <li className={styles.player} data-verdict={verdict}>
      <span className={styles.often}>{typeset(`${number(count)} fois`)}</span>
      <b>{answer}</b>
      <span className={styles.verdict}>{verdict ? VERDICT_WORDS[verdict] : '…'}</span>
      {COLUMNS.map(({ column, label }) => (
        <button
          key={column}
          type="button"
          className={controls.link}
          aria-label={typeset(`${label} : ${answer}`)}
          onClick={() => put(column)}
        >
          {typeset(label)}
        </button>
      ))}
      <HowItIsRead answer={answer} />
    </li>
  );
}
