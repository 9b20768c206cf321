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
import {
  alternativeChoice,
  holderOf,
  isGuestOf,
  memberName,
  proposalAt,
  proposedWords,
} from '../party/people.ts';
import styles from './HintsPopup.module.css';
import { useWords } from '../../words/use-words.ts';

const EVERY_MS = 1000;

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
  const now = useServerNow(EVERY_MS);
  const alternative = status.view?.alternative;
  if (!alternative || !status.step?.hasAlternativePath) return null;
  const isProposed = isGuestOf(status) && proposalAt(status) !== null;
  const choice = alternativeChoice(status, now);
  return (
    <Stack gap={2} className={styles.next}>
      <p>{isProposed ? typeset(proposedWords(status, now, party)) : words.offer}</p>
      {choice && (
        <Button onClick={() => setAsking(true)}>{choice === 'propose' ? words.propose : words.title}</Button>
      )}
      {asking && (
        <AlternativeQuestion
          status={status}
          alternative={alternative}
          onTaken={onTaken}
          onClose={() => setAsking(false)}
        />
      )}
    </Stack>
  );
}

interface AlternativeQuestionProps {
  readonly status: Status;
  readonly alternative: Alternative;
  readonly onTaken: () => void;
  readonly onClose: () => void;
}

/**
 * The wait starts with the question, however long the step has lasted: the choice cannot be undone. A guest
 * of a party only proposes it to the holder, and
 * takes it together with the others while the holder is absent.
 */
export function AlternativeQuestion({ status, alternative, onTaken, onClose }: AlternativeQuestionProps) {
  const { shared, popups } = useWords('game');
  const words = popups.alternative;
  const { errors } = useWords('common');
  const { availableAt, waitMs, question } = alternative;
  const [openedAt] = useState(serverNow);
  const now = useServerNow(100);
  const { loading, error } = useClientState((state) => state.status);
  const { somebody } = useWords('common');
  /** As it was when the question was opened: an arrival meanwhile does not change its words. */
  const [choice] = useState(() => alternativeChoice(status, openedAt) ?? 'propose');
  const { party } = status;
  const holder = (party && holderOf(party)?.name) ?? somebody;
  const by = party?.proposal ? memberName(party, party.proposal.member, somebody) : null;
  const leave = useLeaveForReaction();
  const end = Math.max(openedAt + waitMs, Date.parse(availableAt));
  const value = Math.min(1, 1 - (end - now) / Math.max(waitMs, end - openedAt));
  const confirm = async () => {
    const result = await takeAlternative(choice === 'confirm');
    if (!result.ok) return;
    onTaken();
    if (choice !== 'propose' && !proposalAt(result.data)) leave(result.data);
  };
  return (
    <ConfirmPopup
      title={choice === 'propose' ? words.propose : words.title}
      yes={choice === 'propose' ? words.proposeShort : shared.confirm}
      no={shared.no}
      locked={value < 1}
      busy={loading}
      onYes={() => void confirm()}
      onNo={onClose}
    >
      {choice === 'take' && by !== null && <p>{typeset(words.proposed(by))}</p>}
      {choice === 'agree' && by !== null && <p>{typeset(words.agreed(by, holder))}</p>}
      {choice === 'confirm' && <p>{typeset(words.alone(holder))}</p>}
      {question && <p>{typeset(question)}</p>}
      <p>
        <b>{words.final}</b>
      </p>
      {choice === 'propose' && <p>{typeset(words.held(holder))}</p>}
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
