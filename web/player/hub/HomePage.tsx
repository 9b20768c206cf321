import { useEffect, useState } from 'react';
import type { Status } from '../../../engine/public.ts';
import { BusyScreen } from '../../components/BusyScreen.tsx';
import { lazyScreen } from '../../components/chunk.ts';
import { OrderInProgress } from '../activation/OrderInProgress.tsx';
import { clearActivationCode } from '../../state/activation-code.ts';
import { stopLooking } from '../../state/looking.ts';
import { useClientState } from '../../state/store.ts';
import { isPlayed } from '../story.ts';
import { Hub } from './Hub.tsx';
import { StatusProblem } from './StatusProblem.tsx';

/** Seldom needed, and it brings the state machine's library along. */
const ActivationFlow = lazyScreen('activation', async () => (await import('../activation/ActivationFlow.tsx')).ActivationFlow);

const COMMAND = 1;
const SENT = 2;
const NO_STATUS = 'NO_STATUS';

/** A code of one's own running story asks for nothing: the hub is there. */
const isOwn = (code: string | null, status: Status | null): boolean => isPlayed(status) && status.code === code;

/** Nothing to play yet: no order at all, or a letter in the post. */
const waitsForCode = (status: Status | null, error: string | null): boolean =>
  status ? status.state === SENT : error === null || error === NO_STATUS;

/** The desk: the hub of the running story, or what must come before it. */
export function HomePage() {
  const { status, error, loading } = useClientState((state) => state.status);
  const pending = useClientState((state) => state.activationCode);
  const [activating, setActivating] = useState(pending !== null && !isOwn(pending, status));
  useEffect(() => {
    stopLooking();
    if (isOwn(pending, status)) clearActivationCode();
  }, [pending, status]);
  // It stays through the loading that a failed activation brings.
  if (!activating && !loading && waitsForCode(status, error)) setActivating(true);
  if (activating) return <ActivationFlow hasStory={isPlayed(status)} onEnd={() => setActivating(false)} />;
  if (loading && !status) return <BusyScreen />;
  if (status?.state === COMMAND) return <OrderInProgress onLetter={() => setActivating(true)} />;
  return status?.view ? (
    <Hub status={status} view={status.view} />
  ) : (
    <StatusProblem error={error ?? "Le jeu n'est pas correctement initialisé"} />
  );
}
