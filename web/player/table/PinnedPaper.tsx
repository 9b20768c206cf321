import { useLocation } from 'react-router-dom';
import { Button } from '../../components/actions/Button.tsx';
import { useFocusFallback } from '../../components/screen/use-focus-fallback.ts';
import { useWords } from '../../words/use-words.ts';
import { DocumentSheet } from '../documents/DocumentSheet.tsx';
import { isStoryPlayed, useShownStatus } from '../story.ts';
import { pin, usePinned, useTable } from './pinned.ts';
import styles from './Table.module.css';

/** The document or map that the player has laid beside the screens, where there is room. */
export function PinnedPaper() {
  const status = useShownStatus();
  const pinned = usePinned(status?.code ?? '');
  const isTable = useTable();
  const { pathname } = useLocation();
  const document = status?.view?.documents.find(({ slug }) => slug === pinned);
  if (!isTable || !isStoryPlayed(status) || !status.view || !document) return null;
  // On its own screen it lies in the middle of the table.
  if (pathname === `/document/${document.slug}`) return null;
  return <Beside status={status} view={status.view} document={document} />;
}

function Beside(sheet: Parameters<typeof DocumentSheet>[0]) {
  const words = useWords('game').documents;
  const part = useFocusFallback<HTMLElement>();
  return (
    <aside ref={part} data-paper className={styles.paper} aria-label={words.pinned}>
      <Button className="button--small" onClick={() => pin(sheet.status.code, null)}>
        {words.unpin}
      </Button>
      <DocumentSheet {...sheet} />
    </aside>
  );
}
