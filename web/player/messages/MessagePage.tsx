import { Navigate, useParams, useSearchParams } from 'react-router-dom';
import { useStory } from '../story.ts';
import { MessageSheet } from './MessageSheet.tsx';

/** One message; an unknown or locked one redirects to the list. */
export function MessagePage() {
  const { slug } = useParams();
  const [params] = useSearchParams();
  const { status, view } = useStory();
  const message = view.messages.find((entry) => entry.slug === slug);
  if (!message) return <Navigate to="/home/messages" replace />;
  return <MessageSheet key={message.slug} message={message} code={status.code} appears={params.has('appear')} />;
}
