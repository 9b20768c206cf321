import { useState } from 'react';
import type { PlayerView, Status } from '../../../engine/public.ts';
import { serverNow } from '../../api/server-clock.ts';
import { Button } from '../../components/actions/Button.tsx';
import { Stack } from '../../components/layout/layout.tsx';
import { ProgressBar } from '../../components/status/ProgressBar.tsx';
import { typeset } from '../../components/text/typography.tsx';
import { takeAlternative } from '../../state/game/story-moves.ts';
import { useClientState } from '../../state/store.ts';
import { useServerNow } from '../../state/game/use-server-now.ts';
import { wordsFor } from '../../state/words.ts';
import { useLeaveForReaction } from '../use-leave.ts';
import { ConfirmPopup } from '../../components/overlays/ConfirmPopup.tsx';
import { holderOf, isGuestOf } from '../party/people.ts';
import { proposalAt, proposedWords } from '../party/proposal.ts';
import styles from './HintsPopup.module.css';
import { useWords } from '../../words/use-words.ts';

type Alternative = NonNullable<PlayerView['alternative']>;

/** Offers the other route round a closed place, with a confirmation. */
export function AlternativeOffer({
  status,
  onTaken,
}: {
  readonly status: Status;
  readonly onTaken: () => void;
}) {
  const words = useWords('game').popups.alternative;
  const { party } = useWords('beside');
  const [asking, setAsking] = useState(false);
  const alternative = status.view?.alternative;
  if (!alternative || !status.step?.hasAlternativePath) return null;
  const isGuest = isGuestOf(status);
  if (isGuest && proposalAt(status)) return <p>{typeset(proposedWords(status, party))}</p>;
  return (
    <Stack gap={2} className={styles.next}>
      <p>{words.offer}</p>
      <Button onClick={() => setAsking(true)}>{isGuest ? words.propose : words.title}</Button>
      {asking && (
        <AlternativeQuestion alternative={alternative} onTaken={onTaken} onClose={() => setAsking(false)} />
      )}
    </Stack>
  );
}

interface AlternativeQuestionProps {
  readonly alternative: Alternative;
  /** Who has proposed it. */
  readonly by?: string;
  readonly onTaken: () => void;
  readonly onClose: () => void;
}

/**
 * The wait starts with the question, however long the step has lasted: the choice cannot be undone. A guest
 * of a party only proposes it to the holder.
 */
export function AlternativeQuestion({ alternative, by, onTaken, onClose }: AlternativeQuestionProps) {
  const { shared, popups } = useWords('game');
  const words = popups.alternative;
  const { errors } = useWords('common');
  const { availableAt, waitMs, question } = alternative;
  const [openedAt] = useState(serverNow);
  const now = useServerNow(100);
  const { loading, error } = useClientState((state) => state.status);
  const holder = useClientState(({ status: { status } }) =>
    isGuestOf(status) && status?.party ? holderOf(status.party)?.name : undefined,
  );
  const leave = useLeaveForReaction();
  const end = Math.max(openedAt + waitMs, Date.parse(availableAt));
  const value = Math.min(1, 1 - (end - now) / Math.max(waitMs, end - openedAt));
  const confirm = async () => {
    const result = await takeAlternative();
    if (!result.ok) return;
    onTaken();
    if (!isGuestOf(result.data)) leave(result.data);
  };
  return (
    <ConfirmPopup
      title={holder === undefined ? words.title : words.propose}
      yes={holder === undefined ? shared.confirm : words.proposeShort}
      no={shared.no}
      locked={value < 1}
      busy={loading}
      onYes={() => void confirm()}
      onNo={onClose}
    >
      {by !== undefined && <p>{typeset(words.proposed(by))}</p>}
      {question && <p>{typeset(question)}</p>}
      <p>
        <b>{words.final}</b>
      </p>
      {holder !== undefined && <p>{typeset(words.held(holder))}</p>}
      <ProgressBar value={value} label={words.reflection} />
      {value < 1 && <p className="typed">{shared.percent(Math.max(0, value))}</p>}
      <p role="status" className={loading ? undefined : 'visually-hidden'}>
        {loading ? shared.updating : value === 1 && words.ready}
      </p>
      {error && (
        <p role="alert" className="field__error">
          {wordsFor(error, errors)}
        </p>
      )}
    </ConfirmPopup>
  );
}
