import { useState } from 'react';
import type { ValuePath } from '../../../engine/scenario/parse/parse-yaml.ts';
import { Stack } from '../../components/layout/layout.tsx';
import { typeset } from '../../components/text/typography.tsx';
import styles from './AnswerTable.module.css';
import { useFormScope } from './form-scope.ts';

interface OfferedAnswersProps {
  /** The French title of each column. */
  readonly titles: ReadonlyMap<string, string>;
  /** Of the table. */
  readonly path: ValuePath;
}

/** What players may type besides, as the engine judges it: the ticked answers go into their columns. */
export function OfferedAnswers({ titles, path }: OfferedAnswersProps) {
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
                  {text.trim() === text ? text : typeset(`« ${text} »`)}
                </label>
              ))}
            </fieldset>
          );
        })}
        <button type="button" disabled={chosen.length === 0} onClick={add}>
          {typeset(`Ajouter les saisies cochées${chosen.length > 0 ? ` : ${chosen.length}` : ''}`)}
        </button>
      </Stack>
    </details>
  );
}
