import { Navigate } from 'react-router-dom';
import { Screen } from '../../components/screen/Screen.tsx';
import { typeset, Typeset } from '../../components/text/typography.tsx';
import { useClientState } from '../../state/store.ts';
import room from '../Room.module.css';
import { isStoryOver, useStory } from '../story.ts';
import { EndParty } from './EndParty.tsx';
import { InvitationSheet } from './InvitationSheet.tsx';
import { MemberList } from './MemberList.tsx';
import { holderOf, ofName } from './people.ts';

const MOST_MEMBERS = 6;

const ALONE =
  'Jusqu’à six téléphones suivent la même lettre : chacun lit, écoute et répond, et voit aussitôt ce que les autres trouvent.';
const SHARED =
  'La partie se joue à plusieurs mains : chaque téléphone a ses papiers et ses instruments. Quand quelqu’un part, les siens passent aux autres.';
const FULL = 'Six téléphones y sont : la partie est complète.';

/** Who plays with this letter: the holder invites, guests see who is there. */
export function PartyPage() {
  const { status } = useStory();
  const isViewing = useClientState(({ adminStatus }) => adminStatus !== null);
  const { party } = status;
  if (isViewing || (!party && isStoryOver(status))) return <Navigate to="/home" replace />;
  const isHolder = party?.isHolder ?? true;
  const isFull = (party?.members.length ?? 0) >= MOST_MEMBERS;
  return (
    <Screen title="Jouer à plusieurs" back="/home" className={room.reading}>
      {!party && (
        <p>
          <Typeset>{ALONE}</Typeset>
        </p>
      )}
      {party && !isHolder && <p>{typeset(`Vous jouez la lettre ${ofName(holderOf(party)?.name ?? '')}.`)}</p>}
      {party?.severalHands && <p>{typeset(SHARED)}</p>}
      {party && <MemberList party={party} />}
      {isHolder &&
        !isStoryOver(status) &&
        (isFull ? (
          <p>{typeset(FULL)}</p>
        ) : (
          <InvitationSheet party={party} roles={status.view?.roles ?? []} />
        ))}
      {party && <EndParty party={party} />}
    </Screen>
  );
}
