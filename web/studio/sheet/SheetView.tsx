import { type KeyboardEvent, lazy, Suspense, useCallback, useEffect, useRef, useState } from 'react';
import type { DeskCity } from '../../../engine/graph/desk.ts';
import type { ValuePath } from '../../../engine/scenario/parse/parse-yaml.ts';
import { kindOf } from '../../../engine/scenario/schemas.ts';
import { t } from '../../components/text/typography.tsx';
import { hasUnsent } from '../files/file-draft.ts';
import { fileGroups } from '../files/file-names.ts';
import { type OpenFile, useFileEditor } from '../files/use-file-editor.ts';
import { useHistory } from '../files/use-history.ts';
import { shownField } from '../form/form-scope.ts';
import { lineAt, pathAt, type TextSpot } from '../form/written-at.ts';
import { blockAt, lineOfBlock } from '../page/block-at.ts';
import { type OpenPlace, useOpenPlace } from './open-place.ts';
import { useTabState } from '../tab-state.ts';
import { PageForm } from '../page/PageForm.tsx';
import { FileSelect } from './FileSelect.tsx';
import { SheetForm } from './SheetForm.tsx';
import { SheetState } from './SheetState.tsx';
import styles from './Sheet.module.css';

/** Only a writer who asks for the text loads its editor. */
const RawText = lazy(async () => ({ default: (await import('../raw/RawText.tsx')).RawText }));

/** One file of a city as a form; what is changed is written to the file, and to nothing else. */
export function SheetView({ city }: { readonly city: DeskCity }) {
  const [place, setPlace] = useOpenPlace(city.slug);
  const path = city.files.includes(place.file) ? place.file : (fileGroups(city)[0]?.files[0]?.path ?? '');
  const file = useFileEditor(`${city.slug}/${path}`);
  const show = useCallback((shown: string) => setPlace({ file: shown, at: null }), [setPlace]);
  return (
    <div className={styles.view}>
      <SheetBar city={city} path={path} file={file} onFile={show} />
      {path === '' ? (
        <p>{t('Cette ville n’a pas encore de fichier.')}</p>
      ) : (
        <OpenSheet key={path} city={city} path={path} place={place} file={file} />
      )}
    </div>
  );
}

interface SheetBarProps {
  readonly city: DeskCity;
  readonly path: string;
  readonly file: OpenFile;
  readonly onFile: (path: string) => void;
}

/** Which file is open, undo and redo. */
function SheetBar({ city, path, file: { editor, state }, onFile }: SheetBarProps) {
  const history = useHistory();
  const [isRaw, setRaw] = useTabState('raw', false);
  const [isSending, hasUnwritten] = [(state.draft?.sent ?? 0) > 0, state.draft !== null && hasUnsent(state.draft)];
  const show = (file: string | null) => {
    const [slug, ...rest] = file?.split('/') ?? [];
    if (slug === city.slug) onFile(rest.join('/'));
  };
  const undo = () => (hasUnwritten ? editor.discard() : void history.undo().then(show));
  return (
    <div className={styles.bar}>
      <FileSelect city={city} path={path} onFile={onFile} />
      <button type="button" disabled={isSending || (!history.canUndo && !hasUnwritten)} onClick={undo}>
        {t('Défaire')}
      </button>
      <button type="button" disabled={isSending || !history.canRedo} onClick={() => void history.redo().then(show)}>
        {t('Refaire')}
      </button>
      <button type="button" aria-pressed={isRaw} onClick={() => setRaw(!isRaw)}>
        {t('Texte du fichier')}
      </button>
      {history.refusal && <p role="alert">{t(history.refusal)}</p>}
    </div>
  );
}

interface OpenSheetProps {
  readonly city: DeskCity;
  readonly path: string;
  readonly place: OpenPlace;
  readonly file: OpenFile;
}

function OpenSheet({ city, path, place, file: { editor, state } }: OpenSheetProps) {
  const [isRaw] = useTabState('raw', false);
  const room = useRef<HTMLDivElement>(null);
  const [line, setLine] = useState(1);
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
  const onFocus = ({ target }: { readonly target: Element }) => {
    const field = target.closest<HTMLElement>('[data-field]')?.dataset.field;
    if (field && latest.current.draft) setLine(lineOfField(path, latest.current.draft.text, JSON.parse(field) as ValuePath));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 's' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    void editor.write();
  };
  return (
    <>
      <SheetState city={city} path={path} line={line} editor={editor} state={state} />
      <div ref={room} className={styles.sheet} onKeyDown={onKeyDown} onFocus={onFocus} role="region" aria-label={t(`Fiche de ${path}`)}>
        {isRaw && (
          <Suspense fallback={<p role="status">{t('Le texte se charge…')}</p>}>
            {state.draft && <RawText path={path} text={state.draft.text} editor={editor} />}
          </Suspense>
        )}
        {!isRaw && state.draft && kind && <SheetForm city={city} kind={kind} editor={editor} state={state} />}
        {!isRaw && state.draft && isPage(path) && <PageForm editor={editor} state={state} />}
      </div>
    </>
  );
}

const isPage = (path: string): boolean => path.endsWith('.mdx');
const fieldAt = (path: string, text: string, spot: TextSpot): ValuePath => (isPage(path) ? blockAt(text, spot) : pathAt(text, spot));
const lineOfField = (path: string, text: string, field: ValuePath): number =>
  isPage(path) ? lineOfBlock(text, field) : lineAt(text, field);

function goToField(room: HTMLElement, path: ValuePath): void {
  const field = shownField(room, path);
  field?.scrollIntoView({ block: 'center' });
  field?.querySelector<HTMLElement>('input, textarea, select, button')?.focus({ preventScroll: true });
}
