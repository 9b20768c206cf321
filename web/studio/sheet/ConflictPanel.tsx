import { typeset } from '../../components/text/typography.tsx';
import type { TextConflict } from '../files/edit-calls.ts';
import type { FileEditor } from '../files/file-editor.ts';
import styles from './Sheet.module.css';
import controls from '../controls.module.css';

interface ConflictPanelProps {
  readonly conflict: TextConflict;
  readonly editor: Pick<FileEditor, 'settle'>;
}

/** Both texts of a file that changed in another program meanwhile, and what differs. */
export function ConflictPanel({ conflict: { theirs, yours, difference }, editor }: ConflictPanelProps) {
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
        <button type="button" disabled={yours === null} onClick={() => editor.settle('yours')}>
          {typeset('Garder le mien en entier')}
        </button>
      </p>
    </section>
  );
}
