import type { Standing } from '../story/standing.ts';
import { nextDelivery } from '../unlock/messages.ts';
import type { ViewInput } from './context.ts';
import type { PlayerView } from './types.ts';

/** Whether the game has ended and its last message has come: only then may the giver's last word be read. */
export const isLastWordOpen = (standing: Standing, now: number): boolean =>
  standing.progress.state === 'DONE' && nextDelivery(standing, now) === null;

/** Nothing before, so that no byte of it leaves the server. */
export function presentLastWord({ order, standing, now }: ViewInput): Pick<PlayerView, 'lastWord'> {
  const { lastWord, giftFrom } = order;
  return lastWord && isLastWordOpen(standing, now) ? { lastWord: { text: lastWord, from: giftFrom } } : {};
}
