import { useMachine } from '@xstate/react';
import { useEffect, useRef } from 'react';
import type { ConversationPublic } from '../../../engine/puzzles/conversation.ts';
import { Button } from '../../components/actions/Button.tsx';
import { Modal } from '../../components/overlays/Modal.tsx';
import { ProgressBar } from '../../components/status/ProgressBar.tsx';
import { t } from '../../components/text/typography.tsx';
import { Instrument } from '../shared/Instrument.tsx';
import { RefusalText } from '../shared/RefusalText.tsx';
import { useStableCallback } from '../shared/use-stable-callback.ts';
import type { WidgetProps } from '../widget.ts';
import { ContactHead } from './ContactHead.tsx';
import styles from './Conversation.module.css';
import { Deciphering } from './Deciphering.tsx';
import { Analysis } from './Initials.tsx';
import { readThread, threadMachine, writeThread } from './thread-machine.ts';

type OpenPuzzle = Extract<ConversationPublic, { readonly phase: 'open' }>;

/** The messages, deciphered one after another, then the question about the arrival. */
export function Thread({ puzzle, submit, draft, saveDraft }: WidgetProps<OpenPuzzle>) {
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
  useSavedThread(writeThread({ shown, refusals }), saveDraft);
  const end = useFollowedEnd(`${shown}/${refusals}/${complete}`);
  return (
    <Instrument>
      <ContactHead contact={puzzle.contact} state="Ligne ouverte" open />
      <Analysis done={state.matches('analysing') ? done : null} />
      <div className={styles.thread} role="log" aria-label={`Échange avec ${puzzle.contact}`} tabIndex={0}>
        {messages.slice(0, shown).map((text) => (
          <p key={text} className={styles.theirs}>
            {t(text)}
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
          {secondsLeft > 0 ? t(`Nouvel essai dans ${secondsLeft} s`) : 'Appuyer pour Confirmer'}
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
  return (
    <>
      <p className={styles.mine}>Non.</p>
      {reply ? <p className={styles.theirs}>{t(reply)}</p> : null}
    </>
  );
}

function Percentage({ done }: { done: number }) {
  return (
    <div className={styles.progress}>
      <p>{t(`Déchiffrement du message suivant : ${Math.round(done * 100)} %`)}</p>
      <ProgressBar value={done} label="Déchiffrement du message suivant" />
    </div>
  );
}

interface ArrivalQuestionProps {
  readonly question: string;
  onYes(): void;
  onNo(): void;
  onClose(): void;
}

function ArrivalQuestion({ question, onYes, onNo, onClose }: ArrivalQuestionProps) {
  return (
    <Modal title={question} stock="paper" onClose={onClose} closable={false}>
      <div className={styles.answers}>
        <Button onClick={onNo}>Non</Button>
        <Button primary onClick={onYes}>
          Oui
        </Button>
      </div>
    </Modal>
  );
}

/** Stores the progress on this device. */
function useSavedThread(saved: string, saveDraft: (text: string) => void): void {
  const last = useRef(saved);
  useEffect(() => {
    if (last.current === saved) return;
    last.current = saved;
    saveDraft(saved);
  }, [saved, saveDraft]);
}

/** In screen heights: an end further below means that the reader has scrolled up. */
const NEAR = 1.5;

/** Scrolls to the newest message, unless the reader has scrolled up to read again. */
function useFollowedEnd(progress: string) {
  const end = useRef<HTMLDivElement>(null);
  const first = useRef(progress);
  useEffect(() => {
    if (first.current === progress || !end.current) return;
    if (end.current.getBoundingClientRect().top < NEAR * innerHeight) end.current.scrollIntoView?.({ block: 'nearest' });
  }, [progress]);
  return end;
}
