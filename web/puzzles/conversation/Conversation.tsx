import type { ConversationPublic } from '../../../engine/puzzles/conversation.ts';
import type { WidgetProps } from '../widget.ts';
import { Initials } from './Initials.tsx';
import { Thread } from './Thread.tsx';

/**
 * An exchange of SMS: locked by initials, or open, with messages one after another and a question about the
 * arrival.
 */
export function Conversation({ puzzle, ...rest }: WidgetProps<ConversationPublic>) {
  return puzzle.phase === 'locked' ? (
    <Initials puzzle={puzzle} {...rest} />
  ) : (
    <Thread puzzle={puzzle} {...rest} />
  );
}
