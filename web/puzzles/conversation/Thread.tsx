import { useMachine } from '@xstate/react';
import type { ConversationPublic } from '../../../engine/puzzles/conversation.ts';
import { Button } from '../../components/actions/Button.tsx';
import { Modal } from '../../components/overlays/Modal.tsx';
import { typeset } from '../../components/text/typography.tsx';
import { Instrument } from '../shared/Instrument.tsx';
import { RefusalText } from '../shared/RefusalText.tsx';
import { ContactHead } from '../shared/sms/ContactHead.tsx';
import { Deciphering, Percentage } from '../shared/sms/Deciphering.tsx';
import sms from '../shared/sms/Sms.module.css';
import { useFollowedEnd } from '../shared/sms/use-followed-end.ts';
import { useSavedText, useStableCallback } from '../shared/use-stable-callback.ts';
import type { WidgetProps } from '../widget.ts';
import styles from './Conversation.module.css';
import { Analysis } from './Initials.tsx';
import { readThread, threadMachine, writeThread } from './thread-machine.ts';
import { useWords } from '../../words/use-words.ts';

type OpenPuzzle = Extract<ConversationPublic, { readonly phase: 'open' }>;

/** The messages, deciphered one after another, then the question about the arrival. */
export function Thread({ puzzle, submit, draft, saveDraft }: WidgetProps<OpenPuzzle>) {
  const words = useWords('game').puzzles;
  const { messages, arrival } = puzzle;
  const [state, send] = useMachine(threadMachine, {
    input: {
      count: messages.length,
      messageMs: puzzle.messageMs,
      analysisMs: puzzle.analysisMs,
      code: arrival.code,
      saved: readThread(draft, messages.length),
      submit: useStableCallback(submit),
    },
  });
  const { shown, refusals, done, refusal, secondsLeft } = state.context;
  const complete = !state.matches('analysing') && !state.matches('deciphering') && shown >= messages.length;
  useSavedText(writeThread({ shown, refusals }), saveDraft);
  const end = useFollowedEnd(`${shown}/${refusals}/${complete}`);
  return (
    <Instrument>
      <ContactHead contact={puzzle.contact} state={words.sms.open} open />
      <Analysis done={state.matches('analysing') ? done : null} />
      <div className={sms.thread} role="log" aria-label={words.sms.exchange(puzzle.contact)} tabIndex={0}>
        {messages.slice(0, shown).map((text) => (
          <p key={text} className={sms.theirs}>
            {typeset(text)}
          </p>
        ))}
        {Array.from({ length: refusals }, (_, index) => (
          <Exchange key={index} reply={arrival.refusals[Math.min(index, arrival.refusals.length - 1)]} />
        ))}
        {state.matches('deciphering') ? <Deciphering text={messages[shown] ?? ''} done={done} /> : null}
      </div>
      {state.matches('deciphering') ? <Percentage done={done} /> : null}
      <RefusalText refusal={refusal} />
      {complete ? (
        <Button
          primary
          held={secondsLeft > 0}
          aria-busy={state.matches('sending') || state.matches('sent') || undefined}
          onClick={() => send({ type: 'CONFIRM' })}
        >
          {secondsLeft > 0 ? words.newTry(secondsLeft) : words.thread.confirm}
        </Button>
      ) : null}
      <div ref={end} />
      {state.matches('asking') ? (
        <ArrivalQuestion
          question={arrival.question}
          onYes={() => send({ type: 'YES' })}
          onNo={() => send({ type: 'NO' })}
          onClose={() => send({ type: 'CLOSE' })}
        />
      ) : null}
    </Instrument>
  );
}

/** One « Non », and the contact's reply. */
function Exchange({ reply }: { reply: string | undefined }) {
  const { thread } = useWords('game').puzzles;
  return (
    <>
      <p className={sms.mine}>{thread.saidNo}</p>
      {reply ? <p className={sms.theirs}>{typeset(reply)}</p> : null}
    </>
  );
}

interface ArrivalQuestionProps {
  readonly question: string;
  onYes(): void;
  onNo(): void;
  onClose(): void;
}

function ArrivalQuestion({ question, onYes, onNo, onClose }: ArrivalQuestionProps) {
  const { shared } = useWords('game');
  return (
    <Modal title={question} surface="paper" onClose={onClose} closable={false}>
      <div className={styles.answers}>
        <Button onClick={onNo}>{shared.no}</Button>
        <Button primary onClick={onYes}>
          {shared.yes}
        </Button>
      </div>
    </Modal>
  );
}
