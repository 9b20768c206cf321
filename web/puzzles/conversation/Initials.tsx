import { useMachine } from '@xstate/react';
import { useId } from 'react';
import type { ConversationPublic } from '../../../engine/puzzles/conversation.ts';
import { Button } from '../../components/actions/Button.tsx';
import { classNames } from '../../components/class-names.ts';
import { ProgressBar } from '../../components/status/ProgressBar.tsx';
import { typeset } from '../../components/text/typography.tsx';
import { Instrument } from '../shared/Instrument.tsx';
import { answerInput, isFault } from '../shared/outcome.ts';
import { RefusalText } from '../shared/RefusalText.tsx';
import { ContactHead } from '../shared/sms/ContactHead.tsx';
import sms from '../shared/sms/Sms.module.css';
import { useStableCallback } from '../shared/use-stable-callback.ts';
import type { WidgetProps } from '../widget.ts';
import styles from './Conversation.module.css';
import { initialsMachine } from './initials-machine.ts';
import { useWords } from '../../words/use-words.ts';

type LockedPuzzle = Extract<ConversationPublic, { readonly phase: 'locked' }>;

/** A locked conversation: the writer's initials open it. They are submitted automatically. */
export function Initials({ puzzle, submit, draft, saveDraft }: WidgetProps<LockedPuzzle>) {
  const { shared, puzzles } = useWords('game');
  const id = useId();
  const [state, send] = useMachine(initialsMachine, {
    input: {
      length: puzzle.length,
      analysisMs: puzzle.analysisMs,
      text: draft,
      submit: useStableCallback(submit),
    },
  });
  const { text, refusal, analysed, secondsLeft } = state.context;
  const typing = state.matches('typing');
  const analysing = !typing && !state.matches('waiting');
  const type = (typed: string) => {
    saveDraft(typed.length < puzzle.length ? typed : '');
    send({ type: 'TYPE', text: typed });
  };
  return (
    <Instrument>
      <ContactHead contact={puzzle.contact} state={puzzles.thread.locked} />
      <p className={styles.prompt}>{typeset(puzzle.prompt)}</p>
      <div className={classNames('field', isFault(refusal) && 'field--wrong')}>
        <label htmlFor={id}>{puzzles.thread.initials}</label>
        <input
          className={styles.initials}
          type="text"
          value={text}
          readOnly={!typing}
          onChange={(event) => type(event.target.value)}
          autoCapitalize="characters"
          {...answerInput(id, refusal)}
        />
        <RefusalText id={`${id}-error`} refusal={refusal} />
        {secondsLeft > 0 ? <p className={styles.wait}>{puzzles.newTry(secondsLeft)}</p> : null}
      </div>
      {typing && refusal && text.length === puzzle.length ? (
        <Button onClick={() => send({ type: 'AGAIN' })}>{shared.retry}</Button>
      ) : null}
      <Analysis done={analysing ? analysed : null} />
    </Instrument>
  );
}

/**
 * « Analyse en cours »; null while nothing is analysed. The status element is always mounted, so that its
 * text is announced.
 */
export function Analysis({ done }: { done: number | null }) {
  const { analysing } = useWords('game').puzzles.thread;
  return (
    <div className={done === null ? 'visually-hidden' : sms.progress}>
      <p role="status">{done === null ? '' : analysing}</p>
      {done === null ? null : <ProgressBar value={done} label={analysing} />}
    </div>
  );
}
