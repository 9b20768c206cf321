import { useParams, useSearchParams } from 'react-router-dom';
import { PaperElsewhere } from '../hands/PaperElsewhere.tsx';
import { useStory } from '../story.ts';
import { MessageSheet } from './MessageSheet.tsx';

/** One message; of one in other hands, who has it; an unknown or locked one redirects to the list. */
export function MessagePage() {
  const { slug } = useParams();
  const [params] = useSearchParams();
  const { status, view } = useStory();
  const message = view.messages.find((entry) => entry.slug === slug);
  if (!message) {
    const held = view.hands?.messages.find((entry) => entry.slug === slug);
    return <PaperElsewhere paper={held} screen="Messages" back="/home/messages" />;
  }
  const arrival = params.get('appear');
  return (
    <MessageSheet
      key={`${message.slug} ${arrival}`}
      message={message}
      code={status.code}
      timeZone={view.city.timeZone}
      appears={arrival !== null}
    />
  );
}
