import type { PartyView } from '../../../engine/public.ts';
import { useServerNow } from '../../state/game/use-server-now.ts';
import { useWords } from '../../words/use-words.ts';
import { isAtHand } from './people.ts';

const MINUTE_MS = 60_000;

/** « pas là depuis 3 min », « en poche »; null for somebody who is there. Counted again every minute. */
export function useAbsence(): (party: PartyView, member: PartyView['members'][number]) => string | null {
  const words = useWords('beside').party.member;
  const now = useServerNow(MINUTE_MS);
  return (party, member) => {
    if (isAtHand(party, member)) return null;
    if (member.inPocket) return words.inPocket;
    const minutes = Math.floor((now - Date.parse(member.awaySince ?? '')) / MINUTE_MS);
    return minutes >= 1 ? words.awayFor(minutes) : words.away;
  };
}
