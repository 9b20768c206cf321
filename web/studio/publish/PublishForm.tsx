import { useEffect, useRef, useState } from 'react';
import { isRecord } from '../../../engine/public.ts';
import type { DeskCity, DeskProblem } from '../../../engine/graph/desk.ts';
import { Stack } from '../../components/layout/layout.tsx';
import { typeset } from '../../components/text/typography.tsx';
import { deviceStorage, readJson } from '../../state/device/storage.ts';
import { explanationOf } from '../../state/game/outcome.ts';
import type { FieldConflict, Publication } from '../../../engine/editions/publication.ts';
import { publish } from './publication-calls.ts';
import { FieldConflicts, FoundProblems } from './PublicationChanges.tsx';
import { leftWords } from '../left/LeftView.tsx';
import { updateTabState } from '../tab-state.ts';
import type { ViewName } from '../views.ts';
import styles from './Publish.module.css';
import controls from '../controls.module.css';
import { missingWords, ReadyButton } from '../ReadyButton.tsx';

const NO_ANSWER =
  'Le serveur n’a pas répondu. Rien n’est perdu : « Lire de nouveau » montre si la ville est publiée.';
const FAILED = 'Le serveur n’a pas pu vérifier la ville. Rien n’est publié, rien n’est perdu : réessayez.';

interface PublishFormProps {
  readonly city: Pick<DeskCity, 'slug' | 'left'>;
  readonly publication: Publication;
  readonly onPublished: () => void;
}

interface Refusal {
  readonly message: string;
  readonly problems: readonly DeskProblem[];
  readonly conflicts: readonly FieldConflict[];
  /** The writer may publish in spite of it. */
  readonly mayInsist: boolean;
}

interface Writer {
  readonly name: string;
  readonly email: string;
}

const WRITER = 'writer';
const isWriter = (value: unknown): value is Writer =>
  isRecord(value) && typeof value['name'] === 'string' && typeof value['email'] === 'string';

/** Under whose name this browser published last: the settings of git may be another person’s. */
const lastWriter = (): Writer => readJson(deviceStorage.read(WRITER), isWriter) ?? { name: '', email: '' };

const INSISTABLE = ['WOULD_BREAK', 'CONFLICT'];

/** A commit of the city’s folder under the writer’s name, after the city was proved. */
export function PublishForm({ city, publication, onPublished }: PublishFormProps) {
  const [words, setWords] = useState('');
  const [writer, setWriter] = useState(lastWriter);
  const [isBusy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const [isAsked, setAsked] = useState(false);
  const { left } = city;
  const verdict = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The button that was pressed may stand far below.
    if (isBusy || refusal) verdict.current?.scrollIntoView({ block: 'nearest' });
  }, [isBusy, refusal]);
  const send = async (force: boolean) => {
    if (!force && left.length > 0 && !isAsked) return setAsked(true);
    setBusy(true);
    setRefusal(null);
    const result = await publish({ slug: city.slug, words, seen: publication.state, writer, force });
    setBusy(false);
    if (result.ok) {
      deviceStorage.write(WRITER, JSON.stringify(writer));
      return onPublished();
    }
    const { error, body, status } = result;
    setRefusal({
      message: explanationOf(result) ?? (status === 0 ? NO_ANSWER : FAILED),
      problems: (body.problems as readonly DeskProblem[] | undefined) ?? [],
      conflicts: (body.conflicts as readonly FieldConflict[] | undefined) ?? [],
      mayInsist: INSISTABLE.includes(error),
    });
  };
  const missing =
    publication.changes.length === 0
      ? 'Rien n’a changé depuis la dernière publication.'
      : missingWords([
          words.trim() === '' && 'une phrase',
          writer.name.trim() === '' && 'votre nom',
          writer.email.trim() === '' && 'votre adresse',
        ]);
  return (
    <form
      className={`${controls.panel} ${styles.form}`}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (missing === null && !isBusy) void send(false);
      }}
    >
      <h2>{typeset('Publier')}</h2>
      <label className={controls.field}>
        {typeset('En une phrase, ce que cette publication change')}
        <input type="text" value={words} maxLength={200} onChange={({ target }) => setWords(target.value)} />
      </label>
      <label className={controls.field}>
        {typeset('Votre nom')}
        <input
          type="text"
          value={writer.name}
          autoComplete="name"
          onChange={({ target }) => setWriter({ ...writer, name: target.value })}
        />
      </label>
      <label className={controls.field}>
        {typeset('Votre adresse')}
        <input
          type="email"
          value={writer.email}
          autoComplete="email"
          onChange={({ target }) => setWriter({ ...writer, email: target.value })}
        />
      </label>
      {left.length > 0 && (
        <p role={isAsked ? 'alert' : undefined} className={isAsked ? controls.alert : undefined}>
          {typeset(`Reste à écrire : ${leftWords(left.length)}. `)}
          <button
            type="button"
            className={controls.link}
            onClick={() => updateTabState<ViewName>('view', 'left', () => 'left')}
          >
            {typeset('Voir')}
          </button>
        </p>
      )}
      <ReadyButton type="submit" missing={missing} isBusy={isBusy}>
        {typeset(isAsked ? 'Publier avec ce qui reste' : 'Publier')}
      </ReadyButton>
      {(isBusy || refusal) && (
        <div ref={verdict}>
          {isBusy && (
            <p role="status">
              {typeset(
                'La ville se vérifie… Elle se joue partout, puis part : cela prend parfois une minute.',
              )}
            </p>
          )}
          {refusal && (
            <Stack gap={2} role="alert" className={styles.refusal}>
              <p>{typeset(refusal.message)}</p>
              {refusal.conflicts.length > 0 && <FieldConflicts conflicts={refusal.conflicts} />}
              {refusal.problems.length > 0 && <FoundProblems problems={refusal.problems} />}
              {refusal.mayInsist && (
                <button type="button" onClick={() => void send(true)}>
                  {typeset('Publier tout de même')}
                </button>
              )}
            </Stack>
          )}
        </div>
      )}
    </form>
  );
}
