import type { ConversationPublic } from '../../../engine/puzzles/conversation.ts';
import type { WidgetProps } from '../widget.ts';
import { Initials } from './Initials.tsx';
import { Thread } from './Thread.tsx';

/** An exchange of SMS: closed by initials, or told message after message up to the question of the arrival. */
export function Conversation({ puzzle, ...rest }: WidgetProps<ConversationPublic>) {
  return puzzle.phase === 'locked' ? <Initials puzzle={puzzle} {...rest} /> : <Thread puzzle={puzzle} {...rest} />;
}
