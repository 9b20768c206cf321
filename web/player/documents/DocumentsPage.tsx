import { Screen } from '../../components/screen/Screen.tsx';
import { EntryList } from '../entries/EntryList.tsx';
import { HeldList } from '../hands/HeldList.tsx';
import { useStory } from '../story.ts';
import { useWords } from '../../words/use-words.ts';

/** The documents, in their order in the file. */
export function DocumentsPage() {
  const words = useWords('game').documents;
  const { view } = useStory();
  const entries = view.documents.map(({ slug, title, isNew, piece, stamp }) => ({
    to: `/document/${slug}`,
    title,
    isNew,
    lines: [[piece === undefined ? words.letter : words.piece(piece), stamp].filter(Boolean).join(' · ')],
  }));
  return (
    <Screen title={words.title} back="/home" end={entries.length > 0 ? String(entries.length) : undefined}>
      {(entries.length > 0 || !view.hands?.documents.length) && (
        <EntryList entries={entries} emptyText={words.none} />
      )}
      <HeldList papers={view.hands?.documents} />
    </Screen>
  );
}
