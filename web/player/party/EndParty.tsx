import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { PartyView } from '../../../engine/public.ts';
import { closeParty } from '../../api/party-calls.ts';
import { Button } from '../../components/actions/Button.tsx';
import { OutcomeNote } from '../../components/forms/OutcomeNote.tsx';
import { useSubmission } from '../../components/forms/use-submission.ts';
import { ConfirmPopup } from '../../components/overlays/ConfirmPopup.tsx';
import type { FormOutcome } from '../../state/game/outcome.ts';
import { refreshStatus } from '../../state/game/status.ts';
import { partyFailure } from './use-party-call.ts';
import { useWords } from '../../words/use-words.ts';
import type { ErrorWords } from '../../state/words.ts';

async function end(errors: ErrorWords): Promise<FormOutcome | null> {
  const result = await closeParty();
  if (!result.ok) return partyFailure(result, errors);
  await refreshStatus();
  return null;
}

/** The holder ends the party for all; a guest leaves it. Both are asked again. */
export const EndParty = ({ party }: { readonly party: PartyView }) =>
  party.isHolder ? <CloseParty /> : <LeaveParty />;

function CloseParty() {
  const { cancel, party } = useWords('beside');
  const words = party.end;
  const { errors } = useWords('common');
  const [asking, setAsking] = useState(false);
  const { pending, outcome: failure, submit } = useSubmission(() => end(errors));
  const close = async () => {
    await submit(undefined);
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
