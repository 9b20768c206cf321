import { Navigate } from 'react-router-dom';
import { Screen } from '../../components/screen/Screen.tsx';
import { typeset } from '../../components/text/typography.tsx';
import { useClientState } from '../../state/store.ts';
import room from '../Room.module.css';
import { isStoryOver, useStory } from '../story.ts';
import { EndParty } from './EndParty.tsx';
import { InvitationSheet } from './InvitationSheet.tsx';
import { MemberList } from './MemberList.tsx';
import { HandsSwitch } from './HandsSwitch.tsx';
import { holderOf } from './people.ts';
import { useWords } from '../../words/use-words.ts';

const MOST_MEMBERS = 6;

/** Who plays with this letter: the holder invites, guests see who is there. */
export function PartyPage() {
  const words = useWords('beside').party;
  const { status } = useStory();
  const isViewing = useClientState(({ adminStatus }) => adminStatus !== null);
  const { party } = status;
  if (isViewing || (!party && isStoryOver(status))) return <Navigate to="/home" replace />;
  const isHolder = party?.isHolder ?? true;
  const isFull = (party?.members.length ?? 0) >= MOST_MEMBERS;
  return (
    <Screen title={words.title} back="/home" className={room.reading}>
      {!party && <p>{words.alone}</p>}
      {party && !isHolder && <p>{typeset(words.guest(holderOf(party)?.name ?? ''))}</p>}
      {party?.severalHands && <p>{words.severalHands}</p>}
      {party && <MemberList party={party} />}
      {party?.isHolder && <HandsSwitch party={party} roles={status.view?.roles ?? []} />}
      {isHolder &&
        !isStoryOver(status) &&
        (isFull ? <p>{words.full}</p> : <InvitationSheet party={party} roles={status.view?.roles ?? []} />)}
      {party && <EndParty party={party} />}
    </Screen>
  );
}
