import { Screen } from '../../components/screen/Screen.tsx';
import { EntryList } from '../entries/EntryList.tsx';
import { HeldList } from '../hands/HeldList.tsx';
import { useStory } from '../story.ts';

/** The documents, in their order in the file. */
export function DocumentsPage() {
  const { view } = useStory();
  const entries = view.documents.map(({ slug, title, isNew, stamp }, index) => ({
    to: `/document/${slug}`,
    title,
    isNew,
    lines: [[`Pièce n° ${index + 1}`, stamp].filter(Boolean).join(' · ')],
  }));
  return (
    <Screen title="Documents" back="/home" end={entries.length > 0 ? String(entries.length) : undefined}>
      {(entries.length > 0 || !view.hands?.documents.length) && (
        <EntryList entries={entries} emptyText="Le dossier est vide." />
      )}
      <HeldList papers={view.hands?.documents} />
    </Screen>
  );
}
