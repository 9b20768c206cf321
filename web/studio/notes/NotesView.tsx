import type { DeskCity, Note } from '../../../engine/graph/desk.ts';
import { Stack } from '../../components/layout/layout.tsx';
import { typeset } from '../../components/text/typography.tsx';
import { readText } from '../files/edit-calls.ts';
import { fileLabel } from '../files/file-names.ts';
import { openSheet } from '../sheet/open-place.ts';
import { NoteWords } from './FieldNotes.tsx';
import { pathOfNote, useNotes } from './use-notes.ts';
import { ViewColumn } from '../ViewColumn.tsx';
import styles from './Notes.module.css';

/** All notes of a city, each with the way to its passage. */
export function NotesView({ city }: { readonly city: DeskCity }) {
  const { notes, refusal } = useNotes(city.slug);
  const files = [...new Set(notes.map(({ file }) => file))].sort();
  const open = async (note: Note) => {
    const read = await readText(`${city.slug}/${note.file}`);
    openSheet(city.slug, { file: note.file, at: read.ok ? pathOfNote(note, read.data.text) : null });
  };
  return (
    <ViewColumn label={`Notes de ${city.name}`} className={styles.view}>
      {refusal && <p role="alert">{typeset(refusal)}</p>}
      {notes.length === 0 && (
        <p>
          {typeset(
            'Aucune note. Dans une fiche, « Noter ce passage » en met une à côté du champ où l’on est ; les joueurs ne la voient jamais.',
          )}
        </p>
      )}
      {files.map((file) => (
        <section key={file}>
          <h2>{typeset(fileLabel(city, file))}</h2>
          <ul>
            {notes
              .filter((note) => note.file === file)
              .sort((one, other) => Number(one.closed ?? false) - Number(other.closed ?? false))
              .map((note) => (
                <Stack as="li" gap={2} key={JSON.stringify(note)} className={styles.slip}>
                  {note.closed && <b>Close</b>}
                  <NoteWords note={note} />
                  <button type="button" onClick={() => void open(note)}>
                    {note.on === '' ? typeset('Ouvrir le fichier') : typeset(`Ouvrir : « ${note.on} »`)}
                  </button>
                </Stack>
              ))}
          </ul>
        </section>
      ))}
    </ViewColumn>
  );
}
