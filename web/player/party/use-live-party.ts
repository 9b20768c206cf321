import { useEffect } from 'react';
import type * as Live from '../../state/party/live.ts';
import { useClientState } from '../../state/store.ts';

/**
 * Holds the stream while there is a party. Its script is loaded then only; without it the status is polled as
 * for anybody.
 */
export function useLiveParty(onOver: () => void): void {
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
