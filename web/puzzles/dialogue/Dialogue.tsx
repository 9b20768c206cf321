import { useMachine } from '@xstate/react';
import { useEffect, useRef } from 'react';
import type { DialoguePublic } from '../../../engine/puzzles/dialogue.ts';
import { prefersReducedMotion } from '../../components/motion/use-reduced-motion.ts';
import { typeset } from '../../components/text/typography.tsx';
import { Instrument } from '../shared/Instrument.tsx';
import { RefusalText } from '../shared/RefusalText.tsx';
import { ContactHead } from '../shared/sms/ContactHead.tsx';
import { Deciphering, Percentage } from '../shared/sms/Deciphering.tsx';
import sms from '../shared/sms/Sms.module.css';
import { useFollowedEnd } from '../shared/sms/use-followed-end.ts';
import { useSavedText, useStableCallback } from '../shared/use-stable-callback.ts';
import type { WidgetProps } from '../widget.ts';
import { Answer } from './Answer.tsx';
import { ConfirmFinal } from '../shared/ConfirmFinal.tsx';
import styles from './Dialogue.module.css';
import { dialogueMachine, pathSaid } from './dialogue-machine.ts';
import { useWords } from '../../words/use-words.ts';

/** Between the replies and the text of a field, in what is stored on the device. */
const DRAFT_SEPARATOR = '\n';

/**
 * An exchange of SMS in which the player replies: messages one after another, then slips to choose from or a
 * field.
 */
export function Dialogue({
  puzzle,
  submit,
  recognise,
  draft,
  saveDraft,
  locked = false,
}: WidgetProps<DialoguePublic>) {
  const { puzzles } = useWords('game');
  const words = puzzles.sms;
  const [path = '', typed = ''] = draft.split(DRAFT_SEPARATOR);
  const [state, send] = useMachine(dialogueMachine, {
    input: {
      opening: puzzle.exchange,
      messageMs: prefersReducedMotion() ? 0 : puzzle.messageMs,
      confirm: puzzle.confirm,
      path: locked ? '' : path,
      recognise: useStableCallback(recognise),
      submit: useStableCallback(submit),
    },
  });
  const { exchange, resumed, given, shown, done, refusal } = state.context;
  const isResuming = state.matches('resuming') || state.matches('unreached');
  const isDeciphering = state.matches('deciphering') && !locked;
  const isSent = given !== null && !state.matches('asking') && !state.matches('confirming');
  const followed = isResuming ? path : pathSaid(exchange);
  const kept = followed === resumed ? typed : '';
  const withTyped = (text: string) => [followed, text].join(DRAFT_SEPARATOR);
  useSavedText(isSent ? pathSaid(exchange, given) : kept === '' ? followed : withTyped(kept), saveDraft);
  // The focus stays where it is when the stored replies come back in the words of another language.
  const answer = useFocusAfter(followed === resumed ? path : followed);
  const end = useFollowedEnd(`${followed}/${shown}/${isDeciphering}`);
  return (
    <Instrument>
      <ContactHead
        contact={puzzle.contact}
        state={words[state.matches('unreached') ? 'cut' : isResuming ? 'calling' : 'open']}
        open={!isResuming}
      />
      {/* Mounted with the messages of another visit, so that a screen reader announces only those that follow. */}
      {isResuming ? null : (
        <div className={sms.thread} role="log" aria-label={words.exchange(puzzle.contact)} tabIndex={0}>
          {exchange.said.slice(0, locked ? undefined : shown).map(({ text, mine }, index) => (
            <p key={index} className={mine ? sms.mine : sms.theirs}>
              {mine ? <span className="visually-hidden">{words.mine} </span> : null}
              {typeset(text)}
            </p>
          ))}
          {isDeciphering ? <Deciphering text={exchange.said[shown]?.text ?? ''} done={done} /> : null}
        </div>
      )}
      {isDeciphering ? <Percentage done={done} /> : null}
      <RefusalText refusal={refusal} />
      {locked ? null : (
        <Answer
          ref={answer}
          state={state}
          typed={kept}
          saveTyped={(text) => saveDraft(withTyped(text))}
          submitTyped={(text) => submit(pathSaid(exchange, text))}
          send={send}
        />
      )}
      <div ref={end} />
      {state.matches('confirming') ? (
        <ConfirmFinal
          words={puzzles.reply}
          onYes={() => send({ type: 'CONFIRM' })}
          onNo={() => send({ type: 'CANCEL' })}
        >
          {(id) => (
            <p id={id} className={styles.quote}>
              {typeset(given ?? '')}
            </p>
          )}
        </ConfirmFinal>
      ) : null}
    </Instrument>
  );
}

/** The pressed slip disappears: the focus moves to where the next answer is given. */
function useFocusAfter(path: string) {
  const answer = useRef<HTMLDivElement>(null);
  const last = useRef(path);
  useEffect(() => {
    if (last.current === path) return;
    last.current = path;
    answer.current?.focus({ preventScroll: true });
  }, [path]);
  return answer;
}
