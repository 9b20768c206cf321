import { Navigate } from 'react-router-dom';
import type { Status } from '../../../engine/public.ts';
import { ButtonLink } from '../../components/actions/Button.tsx';
import { Stack } from '../../components/layout/layout.tsx';
import { Surface } from '../../components/papers/Surface.tsx';
import { Screen } from '../../components/screen/Screen.tsx';
import { BusyScreen } from '../../components/status/BusyScreen.tsx';
import { typeset } from '../../components/text/typography.tsx';
import { findersIn, keepNotebook, readGameNotebook, type NotebookBody } from '../../state/game/kept-reads.ts';
import { useClientState } from '../../state/store.ts';
import { useRead } from '../../components/use-read.ts';
import { wordsFor } from '../../state/words.ts';
import type { Catalogue } from '../../words/catalogues.ts';
import { useLanguage, useWords } from '../../words/use-words.ts';
import { deliveryDate } from '../dates.ts';
import { Recap } from '../hub/Hub.tsx';
import { NotOpened } from '../pages/NotOpened.tsx';
import room from '../Room.module.css';
import { useStory } from '../story.ts';
import { NoteForm } from './NoteForm.tsx';
import styles from './NotebookPage.module.css';

type Entry = NotebookBody['entries'][number];
type Move = Entry['tries'][number];
type Words = Catalogue<'beside'>['notebook'];

/** Read again whenever the story moves, or somebody of the party does something. */
export function useNotebook({ code, view, party }: Status, isWanted = true) {
  const news = `${code} ${view?.version} ${party?.last?.at}`;
  const { value, replace, readAgain } = useRead(isWanted ? news : null, () => readGameNotebook(code));
  return {
    read: value,
    replace: (data: NotebookBody): void => {
      keepNotebook(code, data);
      replace({ ok: true, status: 200, data });
    },
    reload: readAgain,
  };
}

/** The name of whoever did it; « vous » without a party, « un téléphone » for who has left. */
const whoIs = ({ by }: Pick<Move, 'by'>, { me, phone }: Words): string => (by ? (by.name ?? phone) : me);

/** Who found, what, and when. */
function foundWords({ state, found }: Entry, words: Words): string {
  if (state === 'open') return words.open;
  if (!found) return state === 'found' ? words.moved : words.around(words.phone);
  const who = whoIs(found, words);
  if (state === 'around') return found.by ? words.around(who) : words.aroundAlone;
  if (!found.by) return found.answer === null ? words.foundAlone : words.foundAloneWith(found.answer);
  return found.answer === null ? words.found(who) : words.foundWith(who, found.answer);
}

/** « Basile : « la gare », « le port » »: what each tried in vain, in the order of their first tries. */
function triesOf(tries: readonly Move[], words: Words): readonly string[] {
  const said = tries.flatMap((move) =>
    move.answer === null ? [] : [{ who: move.by && whoIs(move, words), answer: move.answer }],
  );
  const names = [...new Set(said.map(({ who }) => who))];
  return names.map((name) =>
    words.tried(
      name,
      said.filter(({ who }) => who === name).map(({ answer }) => answer),
    ),
  );
}

interface EntryProps {
  readonly entry: Entry;
  readonly code: string;
  readonly timeZone: string | undefined;
  readonly onWritten: (notebook: NotebookBody) => void;
  readonly onChanged: (note: Entry['note']) => void;
}

function EntrySheet({ entry, code, timeZone, onWritten, onChanged }: EntryProps) {
  const words = useWords('beside').notebook;
  const language = useLanguage();
  const { number, title, found, tries } = entry;
  const inVain = triesOf(tries, words);
  const at = found && deliveryDate(found.at, language, timeZone);
  return (
    <Surface kind="paper" as="li" className={styles.entry}>
      <h2>{typeset(number === null ? title : words.step(number, title))}</h2>
      <p>{typeset(foundWords(entry, words))}</p>
      {at && <p className={styles.small}>{typeset(at)}</p>}
      {inVain.length > 0 && (
        <details className={styles.small}>
          <summary>{typeset(words.inVain(tries.length))}</summary>
          {inVain.map((line) => (
            <p key={line}>{typeset(line)}</p>
          ))}
        </details>
      )}
      <NoteForm entry={entry} code={code} onWritten={onWritten} onChanged={onChanged} />
    </Surface>
  );
}

/** At the end: who has found what. */
export function WhoFound({ status }: { readonly status: Status }) {
  const words = useWords('beside').notebook;
  const { read } = useNotebook(status);
  const finders = read?.ok ? findersIn(read.data) : [];
  return finders.map(({ member, name, steps }) => (
    <p key={member}>{typeset(words.finder(name ?? words.phone, steps))}</p>
  ));
}

export function NotebookPage() {
  const { status } = useStory();
  const isViewing = useClientState(({ adminStatus }) => adminStatus !== null);
  // The staff never read it.
  return isViewing ? <Navigate to="/home" replace /> : <Notebook status={status} />;
}

function Notebook({ status }: { readonly status: Status }) {
  const words = useWords('beside').notebook;
  const { sheet } = useWords('game').app;
  const { errors } = useWords('common');
  const { read, replace, reload } = useNotebook(status);
  if (!read) return <BusyScreen />;
  if (!read.ok)
    return (
      <Screen title={words.title} back="/home" className={room.reading}>
        <NotOpened retry={reload}>{words.failed(wordsFor(read.error, errors))}</NotOpened>
      </Screen>
    );
  const { data } = read;
  const change = (step: string) => (note: Entry['note']) =>
    replace({
      ...data,
      entries: data.entries.map((entry) => (entry.step === step ? { ...entry, note } : entry)),
    });
  return (
    <Screen title={words.title} back="/home" className={room.reading}>
      {read.isCopy && (
        <p className={room.notice} role="status">
          {words.copy}
        </p>
      )}
      {data.recap.length > 0 && (
        // In a block it is as wide as the sheets; in the grid it would be as wide as its lines.
        <div>
          <Recap lines={data.recap} title={words.recap} />
        </div>
      )}
      {data.entries.length === 0 && <p>{words.nothing}</p>}
      {status.view?.stamps && <ButtonLink to="/home/planche">{sheet.show}</ButtonLink>}
      <Stack as="ol" gap={4}>
        {data.entries.toReversed().map((entry) => (
          <EntrySheet
            key={entry.step}
            entry={entry}
            code={status.code}
            timeZone={status.view?.city.timeZone}
            onWritten={replace}
            onChanged={change(entry.step)}
          />
        ))}
      </Stack>
    </Screen>
  );
}
