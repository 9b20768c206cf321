import type { DeskCity } from '../../../engine/graph/desk.ts';
import { typeset } from '../../components/text/typography.tsx';
import type { FileEditor } from '../files/file-editor.ts';
import type { EditedState } from '../files/file-editor-machine.ts';
import { setExceptTyped } from '../problem-words.ts';
import { ConflictPanel } from './ConflictPanel.tsx';
import styles from './Sheet.module.css';
import controls from '../controls.module.css';

interface SheetStateProps {
  readonly city: Pick<DeskCity, 'folder'>;
  readonly path: string;
  /** Of the field that has the focus. */
  readonly line: number;
  readonly editor: FileEditor;
  readonly state: EditedState;
}

/** Whether the file holds what the form shows, and what prevents it. */
export function SheetState({ city, path, line, editor, state }: SheetStateProps) {
  const { draft, breaks, refusal, conflict } = state;
  return (
    <div className={styles.above}>
      <p className={styles.state}>
        <span role="status">{typeset(stateWords(state))}</span>
        <a href={`vscode://file${encodeURI(`${city.folder}/${path}`)}:${line}`}>
          {typeset('Ouvrir dans VS Code')}
        </a>
      </p>
      {refusal && (
        <p role="alert" className={controls.alert}>
          {typeset(refusal)}
        </p>
      )}
      {conflict && draft && <ConflictPanel conflict={conflict} editor={editor} />}
      {breaks.length > 0 && (
        <section className={controls.alert} role="alert">
          <p>
            <b>{typeset('Pas encore écrit : la ville ne se jouerait plus.')}</b>{' '}
            {typeset(
              'Continuez : tout s’écrira ensemble dès que c’est juste. Ou bien écrivez-le tout de même : la dernière version sans erreur restera en jeu.',
            )}
          </p>
          <ul>
            {breaks.map(({ code, file, line, message }) => (
              <li key={`${code} ${file} ${line} ${message}`}>
                <code>{`${file}:${line}`}</code> {setExceptTyped(message)}
              </li>
            ))}
          </ul>
          <p className={controls.row}>
            <button type="button" onClick={() => void editor.write(true)}>
              {typeset('Écrire tout de même')}
            </button>
            <button type="button" onClick={editor.discard}>
              {typeset('Oublier ces changements')}
            </button>
          </p>
        </section>
      )}
    </div>
  );
}

function stateWords({ draft }: EditedState): string {
  if (!draft) return 'Le fichier se lit…';
  if (draft.sent > 0) return 'S’écrit…';
  return draft.edits.length > 0 ? 'Pas encore écrit.' : 'Écrit.';
}
