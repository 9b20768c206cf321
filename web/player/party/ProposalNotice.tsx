import { useState } from 'react';
import type { Status } from '../../../engine/public.ts';
import { declineProposal } from '../../api/party-calls.ts';
import { Button } from '../../components/actions/Button.tsx';
import { typeset } from '../../components/text/typography.tsx';
import { replaceParty } from '../../state/party/party.ts';
import { AlternativeQuestion } from '../popups/AlternativeOffer.tsx';
import { useServerNow } from '../../state/game/use-server-now.ts';
import { useShownStatus } from '../story.ts';
import { Banner } from '../waiting/Banner.tsx';
import banner from '../waiting/Banner.module.css';
import { alternativeChoice, memberName, proposalAt, proposedWords } from './people.ts';
import { useWords } from '../../words/use-words.ts';

const EVERY_MS = 1000;

/**
 * The other route that a guest proposes: the holder decides, and the others see that it was proposed. They
 * decide while the holder is absent.
 */
export function ProposalNotice() {
  const words = useWords('beside').party;
  const status = useShownStatus();
  const proposal = status && proposalAt(status);
  const now = useServerNow(EVERY_MS);
  const by =
    proposal && status.party?.isHolder ? memberName(status.party, proposal.member, words.somebody) : null;
  const choice = status && alternativeChoice(status, now);
  return (
    <div role="status">
      {status && proposal && (
        <Banner>
          <p>{typeset(by === null ? proposedWords(status, now, words) : words.proposal.received(by))}</p>
          {choice && <Decision status={status} mayRefuse={by !== null} />}
        </Banner>
      )}
    </div>
  );
}

interface DecisionProps {
  readonly status: Status;
  /** Of the holder. */
  readonly mayRefuse: boolean;
}

function Decision({ status, mayRefuse }: DecisionProps) {
  const { refuse: refuseLabel, party } = useWords('beside');
  const [asking, setAsking] = useState(false);
  const alternative = status.view?.alternative;
  const close = () => setAsking(false);
  const refuse = async () => {
    const result = await declineProposal();
    if (result.ok) replaceParty(result.data);
  };
  return (
    <>
      <div className={banner.choices}>
        {mayRefuse && <Button onClick={() => void refuse()}>{refuseLabel}</Button>}
        <Button onClick={() => setAsking(true)} aria-haspopup="dialog">
          {party.proposal.view}
        </Button>
      </div>
      {asking && alternative && (
        <AlternativeQuestion status={status} alternative={alternative} onTaken={close} onClose={close} />
      )}
    </>
  );
}
