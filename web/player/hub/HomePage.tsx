import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import type { Status } from '../../../engine/public.ts';
import { isTrial } from '../../api/mount.ts';
import { BusyScreen } from '../../components/status/BusyScreen.tsx';
import { ActivationFlow } from '../activation/ActivationFlow.tsx';
import { GuestLetter } from '../activation/GuestLetter.tsx';
import { OpeningCeremony } from '../opening/OpeningCeremony.tsx';
import { isGuestSession } from '../../state/client-state.ts';
import { clearActivationCode } from '../../state/session/activation-code.ts';
import { stopViewing } from '../../state/game/view-as.ts';
import { useClientState } from '../../state/store.ts';
import { isStoryPlayed } from '../story.ts';
import { useLeaveForReaction } from '../use-leave.ts';
import { Hub } from './Hub.tsx';
import { Button } from '../../components/actions/Button.tsx';
import { Stack } from '../../components/layout/layout.tsx';
import { Screen } from '../../components/screen/Screen.tsx';
import { typeset } from '../../components/text/typography.tsx';
import { loadStatus } from '../../state/game/status.ts';
import { useWords } from '../../words/use-words.ts';
import { sentenceFor } from '../../state/words.ts';
import room from '../Room.module.css';
import { Surface } from '../../components/papers/Surface.tsx';
import styles from '../activation/Activation.module.css';

/** Shown while the letter is paid for and not posted yet. */
function OrderInProgress({ onLetter }: { readonly onLetter: () => void }) {
  const words = useWords('beside').activation.ordered;
  return (
    <Screen title={words.title} className={styles.room}>
      <Stack as={Surface} gap={4} kind="buff" className={styles.slip}>
        <p className={styles.lead}>{words.text}</p>
        <p>{words.next}</p>
        <Button onClick={onLetter}>{words.hasLetter}</Button>
      </Stack>
    </Screen>
  );
}

/** Shown when the status could not be loaded: the error, its sentence, and a button to try again. */
function StatusProblem({ error }: { readonly error: string }) {
  const { shared, hub } = useWords('game');
  const { errors } = useWords('common');
  const sentence = sentenceFor(error, errors);
  return (
    <Screen title={hub.title} className={room.reading}>
      <Stack gap={3} role="alert">
        <p>
          <b>{typeset(error)}</b>
        </p>
        {sentence && <p>{sentence}</p>}
      </Stack>
      <Button primary onClick={() => void loadStatus()}>
        {shared.retry}
      </Button>
    </Screen>
  );
}

const COMMAND = 1;
const SENT = 2;
const NO_STATUS = 'NO_STATUS';

/** The code of the player's own running story opens the hub directly. */
const isOwn = (code: string | null, status: Status | null): boolean =>
  isStoryPlayed(status) && status.code === code;

/** Nothing to play yet: no order, or a letter in the post. */
const waitsForCode = (status: Status | null, error: string | null): boolean =>
  status ? status.state === SENT : error === null || error === NO_STATUS;

/**
 * Without an account the first message opens after the envelope, as the others do after an answer: no tutorial
 * shows a stranger where it lies.
 */
function useFirstMessage(status: Status | null, opening: boolean): void {
  const leave = useLeaveForReaction();
  const wasOpening = useRef(false);
  useEffect(() => {
    if (isTrial && wasOpening.current && !opening && status) leave(status);
    wasOpening.current = opening;
  });
}

/** The hub of the running story, or the screen that has to come before it. */
export function HomePage() {
  const words = useWords('game').hub;
  const { status, error, loading } = useClientState((state) => state.status);
  const pending = useClientState((state) => state.activationCode);
  const isGuest = useClientState(isGuestSession);
  const opening = useClientState((state) => state.opening);
  useFirstMessage(status, opening);
  const paper = useRef<HTMLElement>(null);
  const { key } = useLocation();
  /** Key of the visit during which the code's form is open; « Bureau » in the bar starts another visit. */
  const [formKey, setFormKey] = useState(pending !== null && !isOwn(pending, status) ? key : null);
  const isLeft = formKey !== null && formKey !== key && isStoryPlayed(status);
  useEffect(() => {
    stopViewing();
    if (isLeft || isOwn(pending, status)) clearActivationCode();
  }, [isLeft, pending, status]);
  // Stays open while the status is reloaded after a failed activation.
  if (formKey !== key && !loading && waitsForCode(status, error)) setFormKey(key);
  if (formKey === key && isGuest) return <GuestLetter onStay={() => setFormKey(null)} />;
  if (formKey === key)
    return <ActivationFlow hasStory={isStoryPlayed(status)} onEnd={() => setFormKey(null)} />;
  if (loading && !status) return <BusyScreen />;
  if (status?.state === COMMAND) return <OrderInProgress onLetter={() => setFormKey(key)} />;
  return status?.view ? (
    <>
      <Hub status={status} view={status.view} paper={paper} />
      {opening && <OpeningCeremony desk={paper} />}
    </>
  ) : (
    <StatusProblem error={error ?? words.notInitialized} />
  );
}
