import type { DeskCity } from '../../../engine/graph/desk.ts';
import { Row, Stack } from '../../components/layout/layout.tsx';
import { typeset } from '../../components/text/typography.tsx';
import type { FileEditor } from '../files/file-editor.ts';
import type { EditedState } from '../files/file-editor-machine.ts';
import { isToFill, problemText } from '../problem-words.ts';
import { OpenProblem } from './OpenProblem.tsx';
import styles from './Sheet.module.css';
import controls from '../controls.module.css';
import type { TextConflict } from '../files/edit-calls.ts';
import { ReadyButton } from '../ReadyButton.tsx';

interface SheetStateProps {
  readonly city: Pick<DeskCity, 'slug' | 'folder'>;
  readonly path: string;
  /** Of the field that has the focus. */
  readonly line: number;
  readonly editor: FileEditor;
  readonly state: EditedState;
  /** Whether the text of the file is shown: its writer may prefer another program. */
  readonly isRaw?: boolean;
}

/** Whether the file holds what the form shows, and what prevents it. */
export function SheetState({ city, path, line, editor, state, isRaw = false }: SheetStateProps) {
  const { draft, refusal, conflict } = state;
  const breaks = state.breaks.filter((problem) => !isToFill(problem));
  const [empty] = state.breaks.filter(isToFill);
  return (
    <Stack gap={2} className={styles.above}>
      <Row as="p" gap={4} lineGap={0} align="baseline" className={styles.state}>
        <span role="status">{typeset(stateWords(state))}</span>
        {draft && breaks.length === 0 && empty && <OpenProblem problem={empty} label="Y aller" />}
        {isRaw && (
          <a href={`vscode://file${encodeURI(`${city.folder}/${path}`)}:${line}`}>
            {typeset('Ouvrir dans VS Code')}
          </a>
        )}
      </Row>
      {refusal && (
        <p role="alert" className={controls.alert}>
          {typeset(refusal)}
        </p>
      )}
      {conflict && draft && <ConflictPanel conflict={conflict} editor={editor} />}
      {draft && breaks.length > 0 && <HeldBack breaks={breaks} editor={editor} />}
    </Stack>
  );
}

interface HeldBackProps extends Pick<SheetStateProps, 'editor'> {
  readonly breaks: EditedState['breaks'];
}

/** One line about the fields that are not written because they could not be read. */
function HeldBack({ breaks: [first, ...others], editor }: HeldBackProps) {
  if (!first) return null;
  const more = others.length > 0 ? typeset(` Et ${others.length} de plus.`) : '';
  return (
    <Row as="p" gap={3} lineGap={0} align="baseline" role="alert" className={styles.held}>
      <span>
        {problemText(first.message, first)}
        {more}
      </span>
      <OpenProblem problem={first} />
      <button type="button" className={controls.link} onClick={() => void editor.discard()}>
        {typeset('Oublier ce changement')}
      </button>
    </Row>
  );
}

function stateWords({ draft, breaks }: EditedState): string {
  if (!draft) return 'Le fichier se lit…';
  if (draft.sent > 0) return 'S’écrit…';
  if (draft.edits.length === 0) return 'Écrit.';
  return breaks.some(isToFill) ? 'Pas encore écrit : un champ est à remplir.' : 'Pas encore écrit.';
}

interface ConflictPanelProps {
  readonly conflict: TextConflict;
  readonly editor: Pick<FileEditor, 'settle'>;
}

/** Both texts of a file that changed in another program meanwhile, and what differs. */
function ConflictPanel({ conflict: { theirs, yours, difference }, editor }: ConflictPanelProps) {
  const changed = difference.filter(({ sign }) => sign !== ' ');
  return (
    <section
      className={`${controls.alert} ${styles.conflict}`}
      role="alert"
      aria-label={typeset('Deux textes pour un fichier')}
    >
      <p>
        <b>
          {typeset(
            'Ce fichier a changé entre-temps, dans un autre programme. Rien n’est écrit, rien n’est perdu.',
          )}
        </b>
      </p>
      {changed.length > 0 && (
        <pre tabIndex={0} aria-label={typeset('Ce qui diffère : −, le texte du disque ; +, le vôtre')}>
          {changed.map(({ sign, line }, index) => (
            <span key={index} data-sign={sign}>
              {`${sign === '-' ? '−' : '+'} ${line}\n`}
            </span>
          ))}
        </pre>
      )}
      <details>
        <summary>{typeset('Lire les deux textes en entier')}</summary>
        <div className={styles.both}>
          <pre tabIndex={0} aria-label={typeset('Le texte du disque')}>
            {theirs}
          </pre>
          <pre tabIndex={0} aria-label={typeset('Votre texte')}>
            {yours ?? typeset('Votre changement ne s’applique plus à ce texte.')}
          </pre>
        </div>
      </details>
      <p className={controls.row}>
        <button type="button" onClick={() => editor.settle('both')}>
          {typeset('Refaire mon changement dans leur texte')}
        </button>
        <button type="button" onClick={() => editor.settle('theirs')}>
          {typeset('Prendre le leur')}
        </button>
        <ReadyButton
          missing={yours === null ? 'Votre changement ne s’applique plus à leur texte.' : null}
          onClick={() => editor.settle('yours')}
        >
          {typeset('Garder le mien en entier')}
        </ReadyButton>
      </p>
    </section>
  );
}
