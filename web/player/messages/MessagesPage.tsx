import { Screen } from '../../components/screen/Screen.tsx';
import { MailOffer, WatchedMail } from '../mail/NextMail.tsx';
import { EntryList } from '../entries/EntryList.tsx';
import { deliveryDate } from '../dates.ts';
import { HeldList } from '../hands/HeldList.tsx';
import { useStory } from '../story.ts';
import { useLanguage, useWords } from '../../words/use-words.ts';

export function MessagesPage() {
  const words = useWords('game').messages;
  const language = useLanguage();
  const { view } = useStory();
  const entries = view.messages
    .map(({ slug, title, author, date, isNew }) => ({
      to: `/home/messages/${slug}`,
      title,
      isNew,
      lines: [author, deliveryDate(date, language, view.city.timeZone)],
    }))
    .reverse();
  return (
    <Screen title={words.title} back="/home" end={entries.length > 0 ? String(entries.length) : undefined}>
      <WatchedMail view={view} />
      {(entries.length > 0 || !view.hands?.messages.length) && (
        <EntryList entries={entries} emptyText={words.none} />
      )}
      <HeldList papers={view.hands?.messages.toReversed()} />
      <MailOffer view={view} />
    </Screen>
  );
}
