import type { BookletFile, BookletPart, BookletText, DeskCity } from '../../../engine/graph/desk.ts';
import type { RecentChange } from '../../../engine/editions/publication.ts';
import { Stack } from '../../components/layout/layout.tsx';
import { typeset } from '../../components/text/typography.tsx';
import controls from '../controls.module.css';
import { ViewColumn } from '../ViewColumn.tsx';
import { useCityData } from '../desk.ts';
import { fieldKey } from '../form/form-scope.ts';
import { FieldNotes } from '../notes/FieldNotes.tsx';
import { FileNotes } from '../notes/FileNotes.tsx';
import { openNote } from '../notes/notes-scope.ts';
import { type CityNotes, useNotes } from '../notes/use-notes.ts';
import { ChangesByStep } from '../publish/PublicationChanges.tsx';
import { openSheet } from '../sheet/open-place.ts';
import styles from './Reread.module.css';

/** Every text of a city in the order of play, with its notes; and the same on paper. */
export function RereadView({ city }: { readonly city: DeskCity }) {
  const { data: parts } = useCityData<readonly BookletPart[]>('booklet', city.slug);
  const recent = useCityData<readonly RecentChange[]>('recent', city.slug).data ?? [];
  const notes = useNotes(city.slug);
  return (
    <ViewColumn label={`Relire ${city.name}`}>
      <p>
        <a href={`/api/studio/print?city=${city.slug}`} target="_blank" rel="noreferrer">
          {typeset('Imprimer le livret')}
        </a>
        {typeset(' : tous les textes, les réponses, les indices et le plan, en PDF.')}
      </p>
      {recent.length > 0 && (
        <details className={controls.unfolding}>
          <summary>{typeset('Ce qui a changé depuis hier')}</summary>
          {recent.map((change, index) => (
            <section key={index}>
              <h2>{typeset(whoOf(change))}</h2>
              <ChangesByStep city={city} changes={change.changes} />
            </section>
          ))}
        </details>
      )}
      {!parts && <p role="status">{typeset('Les textes arrivent…')}</p>}
      {parts?.map((part) => (
        <Part key={`${part.index} ${part.files[0]?.file}`} city={city} part={part} notes={notes} />
      ))}
    </ViewColumn>
  );
}

const WHEN = new Intl.DateTimeFormat('fr', { weekday: 'long', hour: 'numeric', minute: '2-digit' });

const whoOf = ({ by, at }: RecentChange): string =>
  at === null ? 'Pas encore publié' : `${by ?? ''}, ${WHEN.format(new Date(at))}`;

interface PartProps {
  readonly city: DeskCity;
  readonly part: BookletPart;
  readonly notes: CityNotes;
}

function Part({ city, part: { step, index, answer, files }, notes }: PartProps) {
  return (
    <Stack as="section" gap={3} className={styles.part}>
      {step !== null && <h2>{`${index}. ${step}`}</h2>}
      {files.map((file) => (
        <FileNotes
          key={file.file}
          city={city}
          path={file.file}
          text={file.source}
          notes={notes}
          isRaw={false}
        >
          <Texts slug={city.slug} file={file} />
        </FileNotes>
      ))}
      {answer !== null && (
        <p className={styles.answer}>
          {typeset('Réponse :')} <b>{typeset(answer)}</b>
        </p>
      )}
    </Stack>
  );
}

function Texts({
  slug,
  file: { file, title, texts },
}: {
  readonly slug: string;
  readonly file: BookletFile;
}) {
  return (
    <Stack gap={2}>
      <h3>{typeset(title)}</h3>
      {texts.map((text) => (
        <Passage key={fieldKey(text.path)} slug={slug} file={file} text={text} />
      ))}
    </Stack>
  );
}

interface PassageProps {
  readonly slug: string;
  readonly file: string;
  readonly text: BookletText;
}

function Passage({ slug, file, text: { label, path, text } }: PassageProps) {
  return (
    <div className={styles.passage}>
      <p>
        {label !== '' && <b>{typeset(`${label} : `)}</b>}
        {typeset(text)}
      </p>
      <p className={styles.doors}>
        <button
          type="button"
          className={controls.link}
          onClick={() => openNote(slug, { file, path, before: null })}
        >
          {typeset('Noter')}
        </button>
        <button type="button" className={controls.link} onClick={() => openSheet(slug, { file, at: path })}>
          {typeset('Corriger')}
        </button>
      </p>
      <FieldNotes path={path} />
    </div>
  );
}
