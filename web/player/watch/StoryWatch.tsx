import { Button } from '../../components/actions/Button.tsx';
import { replaceStatus } from '../../state/game/status.ts';
import { markFindsSeen } from '../party/deed-words.ts';
import { DeedNotice } from '../party/DeedNotice.tsx';
import { HandNotice } from '../hands/HandNotice.tsx';
import { SignNotice } from '../party/Signs.tsx';
import { ProposalNotice } from '../party/ProposalNotice.tsx';
import { useEffect } from 'react';
import type * as Live from '../../state/party/live.ts';
import { typeset } from '../../components/text/typography.tsx';
import { setState, useClientState } from '../../state/store.ts';
import { useLeaveForReaction } from '../use-leave.ts';
import { Banner } from '../waiting/Banner.tsx';
import { useWatch } from './use-watch.ts';
import { useWords } from '../../words/use-words.ts';

/**
 * Holds the stream while there is a party. Its script is loaded then only; without it the status is polled as
 * for anybody.
 */
function useLiveParty(onOver: () => void): void {
  const hasParty = useClientState(
    ({ auth, status, adminStatus }) => auth.logged && !adminStatus && status.status?.party !== undefined,
  );
  useEffect(() => {
    if (!hasParty) return undefined;
    let stop: (() => void) | null = null;
    let isLeft = false;
    const start = ({ startLive }: typeof Live): void => {
      if (!isLeft) stop = startLive({ onOver });
    };
    void import('../../state/party/live.ts').then(start, () => undefined);
    return () => {
      isLeft = true;
      stop?.();
    };
  }, [hasParty, onOver]);
}

const TOLD_MS = 12_000;

/** Said for a while to who answered where a friend had just found, above the message that opens for both. */
function FriendFound() {
  const text = useClientState(({ friendFound }) => friendFound);
  useEffect(() => {
    if (text === null) return undefined;
    const timer = setTimeout(() => setState({ friendFound: null }), TOLD_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return (
    <div role="status">
      {text !== null && (
        <Banner>
          <p>{typeset(text)}</p>
        </Banner>
      )}
    </div>
  );
}

/** Shows the progress made on the party's other phones, with a link to it, and what else is done there. */
export function StoryWatch() {
  const words = useWords('game').waiting;
  const { errors } = useWords('common');
  const { elsewhere, forget, poll } = useWatch();
  const isTelling = useClientState((state) => state.isTelling);
  useLiveParty(poll);
  const leave = useLeaveForReaction();
  const follow = () => {
    if (!elsewhere) return;
    forget();
    markFindsSeen(elsewhere.status);
    replaceStatus(elsewhere.status);
    leave(elsewhere.status);
  };
  return (
    <>
      <div role="status">
        {elsewhere && !isTelling ? (
          <Banner>
            <p>{typeset(errors.ahead(elsewhere.status.view?.stepNumber, elsewhere.news))}</p>
            <Button onClick={follow}>{words.follow}</Button>
          </Banner>
        ) : (
          !elsewhere && <DeedNotice />
        )}
      </div>
      <FriendFound />
      <ProposalNotice />
      <HandNotice />
      <SignNotice />
    </>
  );
}
