import { useEffect, useRef, useState, type RefObject } from 'react';
import { Button, ButtonLink } from '../../components/actions/Button.tsx';
import { Row } from '../../components/layout/layout.tsx';
import { useArrival } from '../use-leave.ts';
import styles from './MessageSheet.module.css';
import { useMachine } from '@xstate/react';
import { useNavigate } from 'react-router-dom';
import { Spoken } from '../../components/screen/Spoken.tsx';
import { RETURN_NOTICE_MS, readingMachine } from './reading-machine.ts';
import { useWords } from '../../words/use-words.ts';

interface ReturnHomeProps {
  readonly words: number;
  /** The whole text is displayed. */
  readonly whole: boolean;
  readonly isEndInView: () => boolean;
  readonly onStay: () => void;
}

/** Returns to the desk once the message has been read, after a visible countdown. */
export function ReturnHome({ words, whole, isEndInView, onStay }: ReturnHomeProps) {
  const sentences = useWords('game').messages;
  const navigate = useNavigate();
  const { then } = useArrival();
  const [{ value, context }, send] = useMachine(readingMachine, { input: { words, isEndInView } });
  const { secondsLeft } = context;
  const returns = secondsLeft !== null;
  const left = value === 'left';
  useEffect(() => {
    if (whole) send({ type: 'WHOLE' });
  }, [whole, send]);
  useEffect(() => {
    if (left) void navigate('/home', { replace: true, state: { then } });
  }, [left, navigate, then]);
  const stay = () => {
    send({ type: 'SIGN' });
    onStay();
  };
  return (
    <>
      <p className={styles.notice} data-room={sentences.returns(RETURN_NOTICE_MS / 1000)} aria-hidden="true">
        {returns && sentences.returns(secondsLeft)}
      </p>
      {returns && (
        <Button className="visually-hidden" onClick={stay}>
          {sentences.stay}
        </Button>
      )}
      <Announced seconds={secondsLeft} />
    </>
  );
}

/** Keeps the first announced seconds: the text is read aloud once, the countdown is visual only. */
function Announced({ seconds }: { readonly seconds: number | null }) {
  const words = useWords('game').messages;
  const [first, setFirst] = useState<number | null>(null);
  if ((first === null) !== (seconds === null)) setFirst(seconds);
  return <Spoken>{first === null ? '' : words.returnsSpoken(first)}</Spoken>;
}

interface MessageEndProps {
  /** Root element. The text under it does not count as visible. */
  readonly place: RefObject<HTMLDivElement | null>;
  readonly appears: boolean;
  readonly typing: boolean;
  /** Returns to the desk automatically. */
  readonly leaves: boolean;
  readonly words: number;
  readonly isEndInView: () => boolean;
  readonly onFinish: () => void;
}

/**
 * Buttons under a message: show all, then back. Sticky under a new message, which returns to the desk
 * automatically.
 */
export function MessageEnd({
  place,
  appears,
  typing,
  leaves,
  words,
  isEndInView,
  onFinish,
}: MessageEndProps) {
  const { messages, shared } = useWords('game');
  const { then } = useArrival();
  const { way, skip, focusWay } = useFocusOnWay(typing, onFinish);
  return (
    <Row
      gap={4}
      lineGap={2}
      align="center"
      ref={place}
      className={styles.end}
      data-leaves={leaves || undefined}
    >
      {typing ? (
        <Button onClick={skip}>{messages.showAll}</Button>
      ) : (
        <ButtonLink ref={way} primary={appears} to="/home" replace={appears} state={{ then }}>
          {shared.toDesk}
        </ButtonLink>
      )}
      {leaves && <ReturnHome words={words} whole={!typing} isEndInView={isEndInView} onStay={focusWay} />}
    </Row>
  );
}

/** The « Tout afficher » button is replaced by the link; a focus on it moves there. */
function useFocusOnWay(typing: boolean, onFinish: () => void) {
  const way = useRef<HTMLAnchorElement>(null);
  const [skipped, setSkipped] = useState(false);
  const focusWay = () => way.current?.focus({ preventScroll: true });
  useEffect(() => {
    if (skipped && !typing) way.current?.focus({ preventScroll: true });
  }, [skipped, typing]);
  const skip = () => {
    setSkipped(true);
    onFinish();
  };
  return { way, skip, focusWay };
}
