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

/** The other route that a guest proposes: the holder decides, the others see that it was proposed. */
export function ProposalNotice() {
  const status = useShownStatus();
  const proposal = status && proposalAt(status);
  return (
    <div role="status">
      {status && proposal && (
        <Row gap={3} align="center" justify="between" className={banner.banner}>
          <p>
            {typeset(
              status.party?.isHolder
                ? `${memberName(status.party, proposal.member)} propose l’autre chemin.`
                : proposedWords(status),
            )}
          </p>
          {status.party?.isHolder && (
            <Decision status={status} by={memberName(status.party, proposal.member)} />
          )}
        </Row>
      )}
    </div>
  );
}

function Decision({ status, by }: { readonly status: Status; readonly by: string }) {
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
        <Button onClick={() => void refuse()}>Refuser</Button>
        <Button onClick={() => setAsking(true)} aria-haspopup="dialog">
          Voir
        </Button>
      </div>
      {asking && alternative && (
        <AlternativeQuestion alternative={alternative} by={by} onTaken={close} onClose={close} />
      )}
    </>
  );
}
