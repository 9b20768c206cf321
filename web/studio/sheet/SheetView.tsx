import { type KeyboardEvent, Suspense, lazy, memo, useCallback, useEffect, useRef, useState } from 'react';
import type { DeskCity } from '../../../engine/graph/desk.ts';
import type { ValuePath } from '../../../engine/scenario/parse/parse-yaml.ts';
import { kindOf } from '../../../engine/scenario/schemas.ts';
import { Stack } from '../../components/layout/layout.tsx';
import { typeset } from '../../components/text/typography.tsx';
import { type NamedToRename, RenameDialog, ToldLine } from '../changes/ChangeDialog.tsx';
import { fileGroups, stepOfFile } from '../files/file-names.ts';
import { type OpenFile, useFileEditor } from '../files/file-editor.ts';
import { HistoryButtons } from '../files/history.tsx';
import { shownField } from '../form/form-scope.ts';
import { type TextSpot, lineAt, pathAt } from '../form/written-at.ts';
import { FileNotes } from '../notes/FileNotes.tsx';
import { openNote } from '../notes/notes-scope.ts';
import { useNotes } from '../notes/use-notes.ts';
import { blockAt, lineOfBlock } from '../page/blocks.ts';
import { type OpenPlace, useOpenPlace } from './open-place.ts';
import { useTabState } from '../tab-state.ts';
import { ReplayButton } from '../phone/ReplayButton.tsx';
import type { Telephone } from '../use-telephone.ts';
import { EDIT_HERE } from '../page/page-view.ts';
import { PageForm } from '../page/PageForm.tsx';
import { PaperFields } from './PaperFields.tsx';
import { SheetForm } from './SheetForm.tsx';
import { SheetState } from './SheetState.tsx';
import { WalkthroughBar } from './WalkthroughBar.tsx';
import styles from './Sheet.module.css';
import controls from '../controls.module.css';

/** Only a writer who asks for the text loads its editor. */
const RawText = lazy(async () => ({ default: (await import('../raw/RawText.tsx')).RawText }));

interface SheetViewProps {
  readonly city: DeskCity;
  readonly telephone: Telephone;
  /** The writer has chosen the sheet of a step. */
  readonly onStep: (step: string) => void;
}

/** One file of a city as a form; what is changed is written to the file, and to nothing else. */
export function SheetView({ city, telephone, onStep }: SheetViewProps) {
  const [place, setPlace] = useOpenPlace(city.slug);
  const path = city.files.includes(place.file) ? place.file : (fileGroups(city)[0]?.files[0]?.path ?? '');
  const file = useFileEditor(`${city.slug}/${path}`);
  const show = useCallback((shown: string) => setPlace({ file: shown, at: null }), [setPlace]);
  const choose = useCallback(
    (chosen: string) => {
      show(chosen);
      const step = stepOfFile(city, chosen);
      if (step !== undefined) onStep(step);
    },
    [city, show, onStep],
  );
  return (
    <div className={styles.view}>
      <SheetBar city={city} path={path} file={file} onFile={show} onChoose={choose} />
      {path === '' ? (
        <p>{typeset('Cette ville n’a pas encore de fichier.')}</p>
      ) : (
        <OpenSheet key={path} city={city} telephone={telephone} path={path} place={place} file={file} />
      )}
    </div>
  );
}

interface SheetBarProps {
  readonly city: DeskCity;
  readonly path: string;
  readonly file: OpenFile;
  /** By undoing. */
  readonly onFile: (path: string) => void;
  readonly onChoose: (path: string) => void;
}

/** Which file is open, undo and redo. */
function SheetBar({ city, path, file: { editor, state }, onFile, onChoose }: SheetBarProps) {
  const [isRaw, setRaw] = useTabState('raw', false);
  const hasEdits = (state.draft?.edits.length ?? 0) > 0;
  const show = (file: string) => {
    const [slug, ...rest] = file.split('/');
    const shown = rest.join('/');
    editor.reload();
    if (slug === city.slug && city.files.includes(shown)) onFile(shown);
  };
  return (
    <div className={`${controls.row} ${styles.bar}`}>
      <FileSelect city={city} path={path} onFile={onChoose} />
      <HistoryButtons discard={hasEdits ? editor.discard : undefined} onFile={show} />
      <button type="button" aria-pressed={isRaw} onClick={() => setRaw(!isRaw)}>
        {typeset('Texte du fichier')}
      </button>
    </div>
  );
}

interface OpenSheetProps extends Omit<SheetViewProps, 'onStep'> {
  readonly path: string;
  readonly place: OpenPlace;
  readonly file: OpenFile;
}

function OpenSheet({ city, telephone, path, place, file: { editor, state } }: OpenSheetProps) {
  const [isRaw] = useTabState('raw', false);
  const room = useRef<HTMLDivElement>(null);
  const [line, setLine] = useState(1);
  const [field, setField] = useState<ValuePath>([]);
  const [renaming, setRenaming] = useState<NamedToRename | null>(null);
  const [told, setTold] = useState<readonly string[]>([]);
  const notes = useNotes(city.slug);
  const latest = useRef(state);
  useEffect(() => {
    latest.current = state;
  });
  const isRead = state.draft !== null;
  useEffect(() => {
    const { draft } = latest.current;
    if (!isRead || !draft || place.file !== path || !place.at || !room.current) return;
    goToField(room.current, 'line' in place.at ? fieldAt(path, draft.text, place.at) : place.at);
  }, [isRead, path, place]);
  const kind = kindOf(path);
  const setPlace = (at: ValuePath) => {
    setField(at);
    if (latest.current.draft) setLine(lineOfField(path, latest.current.draft.text, at));
  };
  const onFocus = ({ target }: { readonly target: Element }) => {
    const found = target.closest<HTMLElement>('[data-field]')?.dataset.field;
    if (!found || !latest.current.draft) return;
    setPlace(JSON.parse(found) as ValuePath);
  };
  const note = () => openNote(city.slug, { file: path, path: field, before: null });
  const onKeyDown = (event: KeyboardEvent) => {
    if (!(event.ctrlKey || event.metaKey)) return;
    const isSave = event.key === 's';
    if (!isSave && !(event.altKey && event.code === 'KeyM')) return;
    event.preventDefault();
    if (isSave) void editor.write();
    else note();
  };
  return (
    <>
      <div className={styles.top}>
        <SheetState city={city} path={path} line={line} editor={editor} state={state} isRaw={isRaw} />
        <button type="button" className={styles.note} aria-keyshortcuts="Control+Alt+M" onClick={note}>
          {typeset(field.length === 0 ? 'Noter ce fichier' : 'Noter ce passage')}
        </button>
        {path.startsWith('messages/') && (
          <ReplayButton city={city} path={path} editor={editor} telephone={telephone} />
        )}
        <ToldLine
          sentences={[...told, ...state.told]}
          onClose={() => {
            setTold([]);
            editor.forgetTold();
          }}
        />
      </div>
      <Stack
        gap={3}
        ref={room}
        className={styles.sheet}
        onKeyDown={onKeyDown}
        onFocus={onFocus}
        role="region"
        aria-label={typeset(`Fiche de ${path}`)}
      >
        <FileNotes city={city} path={path} text={state.draft?.text ?? ''} notes={notes} isRaw={isRaw}>
          {isRaw && (
            <Suspense fallback={<p role="status">{typeset('Le texte se charge…')}</p>}>
              {state.draft && <RawText path={path} text={state.draft.text} editor={editor} />}
            </Suspense>
          )}
          {kind === 'walkthrough' && state.draft && (
            <WalkthroughBar
              slug={city.slug}
              path={path}
              saved={state.draft.saved}
              onWritten={editor.reload}
            />
          )}
          {!isRaw && state.draft && kind && (
            <SheetForm city={city} kind={kind} editor={editor} state={state} onRename={setRenaming} />
          )}
          {!isRaw && isPage(path) && <PaperFields city={city} path={path} onRename={setRenaming} />}
          {!isRaw && state.draft && isPage(path) && (
            <PageForm city={city} editor={editor} state={state} onPlace={setPlace} />
          )}
        </FileNotes>
      </Stack>
      {renaming && state.draft && (
        <RenameDialog
          city={city}
          thing={renaming}
          seen={{ [`${city.slug}/${path}`]: state.draft.saved.seen }}
          onDone={(sentences) => {
            setTold(sentences);
            setRenaming(null);
          }}
          onClose={() => setRenaming(null)}
        />
      )}
    </>
  );
}

const isPage = (path: string): boolean => path.endsWith('.mdx');
const fieldAt = (path: string, text: string, spot: TextSpot): ValuePath =>
  isPage(path) ? blockAt(text, spot) : pathAt(text, spot);
const lineOfField = (path: string, text: string, field: ValuePath): number =>
  isPage(path) ? lineOfBlock(text, field) : lineAt(text, field);

function goToField(room: HTMLElement, path: ValuePath): void {
  const field = shownField(room, path);
  for (let fold = field?.closest('details'); fold; fold = fold.parentElement?.closest('details'))
    fold.open = true;
  field?.scrollIntoView({ block: 'center' });
  const control = field?.querySelector<HTMLElement>('input, textarea, select, button');
  if (control) control.focus({ preventScroll: true });
  else field?.dispatchEvent(new CustomEvent(EDIT_HERE, { bubbles: true }));
}

interface FileSelectProps {
  readonly city: DeskCity;
  readonly path: string;
  readonly onFile: (path: string) => void;
}

/** The list of a city’s files. It may have hundreds of entries: a typed key does not draw it again. */
const FileSelect = memo(({ city, path, onFile }: FileSelectProps) => (
  <select aria-label="Fichier" value={path} onChange={({ target }) => onFile(target.value)}>
    {fileGroups(city).map(({ label, files }) => (
      <optgroup key={label} label={typeset(label)}>
        {files.map((file) => (
          <option key={file.path} value={file.path}>
            {typeset(file.label)}
          </option>
        ))}
      </optgroup>
    ))}
  </select>
));
