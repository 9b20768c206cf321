import { useEffect } from 'react';
import { Navigate } from 'react-router-dom';
import { ButtonLink } from '../../components/actions/Button.tsx';
import { Screen } from '../../components/screen/Screen.tsx';
import { typeset } from '../../components/text/typography.tsx';
import { useClientState } from '../../state/store.ts';
import { preloadScreens } from '../lazy-screens.ts';
import room from '../Room.module.css';
import { isStoryOver, useStory } from '../story.ts';
import { EndParty } from './EndParty.tsx';
import { InvitationSheet } from './InvitationSheet.tsx';
import { MemberList } from './MemberList.tsx';
import { Signs } from './Signs.tsx';
import { holderOf } from './people.ts';
import { useWords } from '../../words/use-words.ts';
import type { PartyView } from '../../../engine/public.ts';
import { shareHands } from '../../api/party-calls.ts';
import { OutcomeNote } from '../../components/forms/OutcomeNote.tsx';
import { Switch } from '../../components/forms/Switch.tsx';
import { replaceStatus } from '../../state/game/status.ts';
import { useCall } from './use-party-call.ts';

interface HandsSwitchProps {
  readonly party: PartyView;
  /** Roles that the party may share; none in most cities. */
  readonly roles: readonly string[];
}

/** The holder shares the papers between the telephones, or shows them all on each, at any time. */
function HandsSwitch({ party, roles }: HandsSwitchProps) {
  const words = useWords('beside').party.invitation;
  const { failure, run } = useCall(shareHands, replaceStatus);
  if (roles.length === 0) return null;
  return (
    <>
      <Switch
        label={words.severalHands}
        note={words.severalHandsNote(roles)}
        on={party.severalHands}
        onChange={(on) => void run(on)}
      />
      {failure && <OutcomeNote outcome={failure} />}
    </>
  );
}

const MOST_MEMBERS = 6;

/** Who plays with this letter: the holder invites, guests see who is there. */
export function PartyPage() {
  const { party: words, notebook } = useWords('beside');
  const { status } = useStory();
  const isViewing = useClientState(({ adminStatus }) => adminStatus !== null);
  const { party } = status;
  // Opened first, this screen has a chunk of its own, and the party is heard from the other one.
  useEffect(preloadScreens, []);
  if (isViewing || (!party && isStoryOver(status))) return <Navigate to="/home" replace />;
  const isHolder = party?.isHolder ?? true;
  const isFull = (party?.members.length ?? 0) >= MOST_MEMBERS;
  return (
    <Screen title={words.title} back="/home" className={room.reading}>
      {!party && <p>{words.alone}</p>}
      {party && !isHolder && <p>{typeset(words.guest(holderOf(party)?.name ?? ''))}</p>}
      {party?.severalHands && <p>{words.severalHands}</p>}
      {party && <MemberList party={party} />}
      {party && <Signs />}
      {party && <ButtonLink to="/home/carnet">{notebook.link}</ButtonLink>}
      {party?.isHolder && <HandsSwitch party={party} roles={status.view?.roles ?? []} />}
      {isHolder &&
        !isStoryOver(status) &&
        (isFull ? <p>{words.full}</p> : <InvitationSheet party={party} roles={status.view?.roles ?? []} />)}
      {party && <EndParty party={party} />}
    </Screen>
  );
}
