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

interface AskedProps {
  readonly words: Readonly<Record<'open' | 'question' | 'yes' | 'text', string>>;
  readonly no: string;
  readonly busy?: boolean;
  readonly onYes: () => unknown;
}

/** A button that asks before it does something. */
function Asked({ words, no, busy = false, onYes }: AskedProps) {
  const [asking, setAsking] = useState(false);
  const agree = async () => {
    await onYes();
    setAsking(false);
  };
  return (
    <>
      <Button onClick={() => setAsking(true)} aria-haspopup="dialog">
        {words.open}
      </Button>
      {asking && (
        <ConfirmPopup
          title={words.question}
          yes={words.yes}
          no={no}
          busy={busy}
          onYes={() => void agree()}
          onNo={() => setAsking(false)}
        >
          <p>{words.text}</p>
        </ConfirmPopup>
      )}
    </>
  );
}

function CloseParty() {
  const { cancel, party } = useWords('beside');
  const { pending, failure, run } = useCall(closeParty, refreshStatus);
  return (
    <>
      {failure && <OutcomeNote outcome={failure} />}
      <Asked words={party.end} no={cancel} busy={pending} onYes={run} />
    </>
  );
}

/** Leaving removes the game from this telephone: the page of the logout does that. */
export function LeaveParty() {
  const words = useWords('beside').party.leave;
  const navigate = useNavigate();
  return <Asked words={words} no={words.no} onYes={() => navigate('/logout', { replace: true })} />;
}
