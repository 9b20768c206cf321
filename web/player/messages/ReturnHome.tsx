import { useMachine } from '@xstate/react';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { Button } from '../../components/actions/Button.tsx';
import { Spoken } from '../../components/screen/Spoken.tsx';
import { typeset } from '../../components/text/typography.tsx';
import { useArrival } from '../use-leave.ts';
import styles from './MessageSheet.module.css';
import { RETURN_NOTICE_MS, readingMachine } from './reading-machine.ts';
import { FIRST_SIGN_MS } from './use-typewriter.ts';

interface ReturnHomeProps {
  readonly words: number;
  /** The whole text is displayed. */
  readonly whole: boolean;
  readonly isEndInView: () => boolean;
  readonly onStay: () => void;
}

const notice = (seconds: number): string => typeset(`Retour dans ${seconds} s. Touchez l’écran pour rester.`);

/** Announced once; the countdown is visual only. */
const announcement = (seconds: number): string =>
  `Le message est entier. Retour au bureau dans ${seconds} secondes ; une touche suffit pour rester.`;

/** Returns to the desk once the message has been read, after a visible countdown. */
export function ReturnHome({ words, whole, isEndInView, onStay }: ReturnHomeProps) {
  const navigate = useNavigate();
  const { then } = useArrival();
  const [beginsAt] = useState(() => Date.now() + FIRST_SIGN_MS);
  const [{ value, context }, send] = useMachine(readingMachine, { input: { words, beginsAt, isEndInView } });
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
      <p className={styles.notice} data-room={notice(RETURN_NOTICE_MS / 1000)} aria-hidden="true">
        {returns && notice(secondsLeft)}
      </p>
      {returns && (
        <Button className="visually-hidden" onClick={stay}>
          Rester sur ce message
        </Button>
      )}
      <Announced seconds={secondsLeft} />
    </>
  );
}

/** Keeps the first announced seconds, so that the text is read aloud once and not every second. */
function Announced({ seconds }: { readonly seconds: number | null }) {
  const [first, setFirst] = useState<number | null>(null);
  if ((first === null) !== (seconds === null)) setFirst(seconds);
  return <Spoken>{first === null ? '' : typeset(announcement(first))}</Spoken>;
}
