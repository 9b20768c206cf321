import { Button } from '../../components/actions/Button.tsx';
import { typeset } from '../../components/text/typography.tsx';
import { replaceStatus } from '../../state/game/status.ts';
import { aheadMessage } from '../../state/words.ts';
import { DeedNotice } from '../party/DeedNotice.tsx';
import { ProposalNotice } from '../party/ProposalNotice.tsx';
import { useLiveParty } from '../party/use-live-party.ts';
import { useLeaveForReaction } from '../use-leave.ts';
import banner from '../waiting/WaitingBanner.module.css';
import { useWatch } from './use-watch.ts';

/** Shows the progress made on the party's other phones, with a link to it, and what else is done there. */
export function StoryWatch() {
  const { elsewhere, forget, poll } = useWatch();
  useLiveParty(poll);
  const leave = useLeaveForReaction();
  const follow = () => {
    if (!elsewhere) return;
    forget();
    replaceStatus(elsewhere.status);
    leave(elsewhere.status);
  };
  return (
    <>
      <div role="status">
        {elsewhere ? (
          <div className={banner.banner}>
            <p>{typeset(aheadMessage(elsewhere.status.view?.stepNumber, elsewhere.news))}</p>
            <Button onClick={follow}>Suivre</Button>
          </div>
        ) : (
          <DeedNotice />
        )}
      </div>
      <ProposalNotice />
    </>
  );
}
