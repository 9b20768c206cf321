import { useState } from 'react';
import type { Status } from '../../../engine/public.ts';
import { declineProposal } from '../../api/party-calls.ts';
import { Button } from '../../components/actions/Button.tsx';
import { Row } from '../../components/layout/layout.tsx';
import { typeset } from '../../components/text/typography.tsx';
import { replaceParty } from '../../state/party/party.ts';
import { AlternativeQuestion } from '../popups/AlternativeOffer.tsx';
import { useShownStatus } from '../story.ts';
import banner from '../waiting/WaitingBanner.module.css';
import { memberName } from './people.ts';
import { proposalAt, proposedWords } from './proposal.ts';
import { useWords } from '../../words/use-words.ts';

/** The other route that a guest proposes: the holder decides, the others see that it was proposed. */
export function ProposalNotice() {
  const words = useWords('beside').party;
  const status = useShownStatus();
  const proposal = status && proposalAt(status);
  const by =
    proposal && status.party?.isHolder ? memberName(status.party, proposal.member, words.somebody) : null;
  return (
    <div role="status">
      {status && proposal && (
        <Row gap={3} align="center" justify="between" className={banner.banner}>
          <p>{typeset(by === null ? proposedWords(status, words) : words.proposal.received(by))}</p>
          {by !== null && <Decision status={status} by={by} />}
        </Row>
      )}
    </div>
  );
}

function Decision({ status, by }: { readonly status: Status; readonly by: string }) {
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
        <Button onClick={() => void refuse()}>{refuseLabel}</Button>
        <Button onClick={() => setAsking(true)} aria-haspopup="dialog">
          {party.proposal.view}
        </Button>
      </div>
      {asking && alternative && (
        <AlternativeQuestion alternative={alternative} by={by} onTaken={close} onClose={close} />
      )}
    </>
  );
}
