import { Screen } from '../../components/screen/Screen.tsx';
import { WatchedMail } from '../mail/NextMail.tsx';
import { EntryList } from '../entries/EntryList.tsx';
import { deliveryDate } from '../dates.ts';
import { HeldList } from '../hands/HeldList.tsx';
import { useStory } from '../story.ts';

/** The messages received, newest first. */
export function MessagesPage() {
  const { view } = useStory();
  const entries = view.messages
    .map(({ slug, title, author, date, isNew }) => ({
      to: `/home/messages/${slug}`,
      title,
      isNew,
      lines: [author, deliveryDate(date, view.city.timeZone)],
    }))
    .reverse();
  return (
    <Screen title="Messages" back="/home" end={entries.length > 0 ? String(entries.length) : undefined}>
      <WatchedMail view={view} />
      {(entries.length > 0 || !view.hands?.messages.length) && (
        <EntryList entries={entries} emptyText="Aucun message n’est arrivé pour l’instant." />
      )}
      <HeldList papers={view.hands?.messages.toReversed()} />
    </Screen>
  );
}
