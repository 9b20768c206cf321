import { Screen } from '../../components/screen/Screen.tsx';
import { SlipList } from '../slips/SlipList.tsx';
import { deliveryDate } from '../dates.ts';
import { useStory } from '../story.ts';

/** The letters received, the newest on top. */
export function MessagesPage() {
  const { view } = useStory();
  const slips = view.messages
    .map(({ slug, title, author, date, isNew }) => ({ to: `/home/messages/${slug}`, title, isNew, lines: [author, deliveryDate(date)] }))
    .reverse();
  return (
    <Screen title="Messages" back="/home" end={slips.length > 0 ? String(slips.length) : undefined}>
      <SlipList slips={slips} none="Aucun message n’est arrivé pour l’instant." />
    </Screen>
  );
}
