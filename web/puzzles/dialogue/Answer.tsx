import type { Ref } from 'react';
import type { SnapshotFrom } from 'xstate';
import { Button } from '../../components/actions/Button.tsx';
import { Stack } from '../../components/layout/layout.tsx';
import { SubmitButton } from '../shared/SubmitButton.tsx';
import { CodeForm } from '../shared/CodeForm.tsx';
import type { SubmitResult } from '../widget.ts';
import styles from './Dialogue.module.css';
import { type DialogueEvent, type dialogueMachine, pathSaid } from './dialogue-machine.ts';
import type { Exchange } from '../../../engine/puzzles/shared/exchange.ts';
import { classNames } from '../../components/class-names.ts';
import { typeset } from '../../components/text/typography.tsx';
import { useWords } from '../../words/use-words.ts';

interface RepliesProps {
  readonly replies: Exchange['replies'];
  /** The reply that is being sent. */
  readonly given: string | null;
  readonly busy: boolean;
  onReply(label: string): void;
}

/** Slips of paper with the replies that the player can give. */
function Replies({ replies, given, busy, onReply }: RepliesProps) {
  return (
    <Stack gap={3}>
      {replies.map(({ label }) => (
        <button
          key={label}
          type="button"
          className={classNames('paper paper--buff', styles.reply)}
          data-given={label === given || undefined}
          aria-busy={(busy && label === given) || undefined}
          aria-disabled={given !== null || undefined}
          onClick={given !== null ? undefined : () => onReply(label)}
        >
          {typeset(label)}
        </button>
      ))}
    </Stack>
  );
}

interface AnswerProps {
  readonly ref: Ref<HTMLDivElement>;
  readonly state: SnapshotFrom<typeof dialogueMachine>;
  /** The text of the field stored on this device. */
  readonly typed: string;
  saveTyped(text: string): void;
  submitTyped(text: string): Promise<SubmitResult>;
  send(event: DialogueEvent): void;
}

/**
 * Where the player answers: slips to choose from, a field, or a button to send once more. Empty while
 * messages arrive.
 */
export function Answer({ ref, state, typed, saveTyped, submitTyped, send }: AnswerProps) {
  const { shared, puzzles } = useWords('game');
  const { exchange, given, secondsLeft } = state.context;
  const isSending = state.matches('sending') || state.matches('sent');
  const isQuestion = state.matches('question') || given !== null;
  const sendsAgain =
    state.matches('stored') ||
    state.matches('over') ||
    state.matches('waiting') ||
    (isSending && given === null);
  const canRestart = (state.matches('question') || state.matches('over')) && pathSaid(exchange) !== '';
  return (
    <Stack
      gap={4}
      ref={ref}
      className={styles.answer}
      role="group"
      aria-label={puzzles.reply.answer}
      tabIndex={-1}
    >
      {isQuestion && exchange.replies.length > 0 ? (
        <Replies
          replies={exchange.replies}
          given={given}
          busy={isSending || state.matches('asking')}
          onReply={(label) => send({ type: 'REPLY', label })}
        />
      ) : null}
      {isQuestion && exchange.field ? (
        <CodeForm
          key={pathSaid(exchange)}
          placeholder={exchange.field.placeholder}
          minLength={1}
          button={puzzles.send}
          draft={typed}
          saveDraft={saveTyped}
          submit={submitTyped}
        />
      ) : null}
      {sendsAgain ? (
        <SubmitButton
          button={state.matches('over') ? puzzles.send : shared.retry}
          pending={isSending}
          secondsLeft={secondsLeft}
          held={isSending}
          onClick={() => send({ type: 'SEND' })}
        />
      ) : null}
      {state.matches('unreached') ? (
        <Button primary onClick={() => send({ type: 'RETRY' })}>
          {shared.retry}
        </Button>
      ) : null}
      {canRestart ? (
        <Button className={`button--small ${styles.restart}`} onClick={() => send({ type: 'RESTART' })}>
          {puzzles.reply.restart}
        </Button>
      ) : null}
    </Stack>
  );
}
