import { Screen } from '../../components/screen/Screen.tsx';
import { SlipList } from '../slips/SlipList.tsx';
import { useStory } from '../story.ts';

/** The pieces of the file, in the order they are filed. */
export function DocumentsPage() {
  const { view } = useStory();
  const slips = view.documents.map(({ slug, title, isNew, stamp }, index) => ({
    to: `/document/${slug}`,
    title,
    isNew,
    lines: [[`Pièce n° ${index + 1}`, stamp].filter(Boolean).join(' · ')],
  }));
  return (
    <Screen title="Documents" back="/home" end={slips.length > 0 ? String(slips.length) : undefined}>
      <SlipList slips={slips} none="Le dossier est vide." />
    </Screen>
  );
}
