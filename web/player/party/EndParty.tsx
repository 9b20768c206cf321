import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { PartyView } from '../../../engine/public.ts';
import { closeParty } from '../../api/party-calls.ts';
import { Button } from '../../components/actions/Button.tsx';
import { OutcomeNote } from '../../components/forms/OutcomeNote.tsx';
import { ConfirmPopup } from '../../components/overlays/ConfirmPopup.tsx';
import { refreshStatus } from '../../state/game/status.ts';
import { useCall } from './use-party-call.ts';
import { useWords } from '../../words/use-words.ts';

/** The holder ends the party for all; a guest leaves it. Both are asked again. */
export const EndParty = ({ party }: { readonly party: PartyView }) =>
  party.isHolder ? <CloseParty /> : <LeaveParty />;

function CloseParty() {
  const { cancel, party } = useWords('beside');
  const words = party.end;
  const [asking, setAsking] = useState(false);
  const { pending, failure, run } = useCall(closeParty, refreshStatus);
  const close = async () => {
    await run(undefined);
    setAsking(false);
  };
  return (
    <>
      {failure && <OutcomeNote outcome={failure} />}
      <Button onClick={() => setAsking(true)} aria-haspopup="dialog">
        {words.open}
      </Button>
      {asking && (
        <ConfirmPopup
          title={words.question}
          yes={words.yes}
          no={cancel}
          busy={pending}
          onYes={() => void close()}
          onNo={() => setAsking(false)}
        >
          <p>{words.text}</p>
        </ConfirmPopup>
      )}
    </>
  );
}

/** Leaving removes the game from this telephone: the page of the logout does that. */
export function LeaveParty() {
  const words = useWords('beside').party.leave;
  const [asking, setAsking] = useState(false);
  const navigate = useNavigate();
  return (
    <>
      <Button onClick={() => setAsking(true)} aria-haspopup="dialog">
        {words.open}
      </Button>
      {asking && (
        <ConfirmPopup
          title={words.question}
          yes={words.yes}
          no={words.no}
          onYes={() => void navigate('/logout', { replace: true })}
          onNo={() => setAsking(false)}
        >
          <p>{words.text}</p>
        </ConfirmPopup>
      )}
    </>
  );
}
