import { Suspense, useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import type { Status } from '../../../engine/public.ts';
import { BusyScreen } from '../../components/status/BusyScreen.tsx';
import { LazyActivationFlow, LazyOpeningCeremony } from '../activation/late-activation.ts';
import { OrderInProgress } from '../activation/OrderInProgress.tsx';
import { clearActivationCode } from '../../state/session/activation-code.ts';
import { stopLooking } from '../../state/game/looking.ts';
import { useClientState } from '../../state/store.ts';
import { isStoryPlayed } from '../story.ts';
import { Hub } from './Hub.tsx';
import { StatusProblem } from './StatusProblem.tsx';

const COMMAND = 1;
const SENT = 2;
const NO_STATUS = 'NO_STATUS';

/** A code of one's own running story asks for nothing: the hub is there. */
const isOwn = (code: string | null, status: Status | null): boolean => isStoryPlayed(status) && status.code === code;

/** Nothing to play yet: no order at all, or a letter in the post. */
const waitsForCode = (status: Status | null, error: string | null): boolean =>
  status ? status.state === SENT : error === null || error === NO_STATUS;

/** The desk: the hub of the running story, or what must come before it. */
export function HomePage() {
  const { status, error, loading } = useClientState((state) => state.status);
  const pending = useClientState((state) => state.activationCode);
  const opening = useClientState((state) => state.opening);
  const { key } = useLocation();
  /** The visit of this page during which a code is asked for: « Bureau » in the bar begins another one. */
  const [askedAt, setAskedAt] = useState(pending !== null && !isOwn(pending, status) ? key : null);
  const isLeft = askedAt !== null && askedAt !== key && isStoryPlayed(status);
  useEffect(() => {
    stopLooking();
    if (isLeft || isOwn(pending, status)) clearActivationCode();
  }, [isLeft, pending, status]);
  // It stays through the loading that a failed activation brings.
  if (askedAt !== key && !loading && waitsForCode(status, error)) setAskedAt(key);
  if (askedAt === key) return <LazyActivationFlow hasStory={isStoryPlayed(status)} onEnd={() => setAskedAt(null)} />;
  if (loading && !status) return <BusyScreen />;
  if (status?.state === COMMAND) return <OrderInProgress onLetter={() => setAskedAt(key)} />;
  return status?.view ? (
    <>
      <Hub status={status} view={status.view} />
      {opening && (
        <Suspense fallback={null}>
          <LazyOpeningCeremony status={status} view={status.view} />
        </Suspense>
      )}
    </>
  ) : (
    <StatusProblem error={error ?? "Le jeu n'est pas correctement initialisé"} />
  );
}
