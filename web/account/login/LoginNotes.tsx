import { useState } from 'react';
import { typeset } from '../../components/text/typography.tsx';
import { useClientState } from '../../state/store.ts';
import { wordsFor } from '../../state/words.ts';
import styles from './LoginPage.module.css';

const ENDED = 'NOT_CONNECTED';
const ANSWER_STORED =
  'Votre réponse est gardée sur cet appareil : elle partira d’elle-même une fois que vous serez connecté.';

/** Displays the stored code of a letter scanned before the login. */
export function WaitingLetter() {
  const code = useClientState((state) => state.activationCode);
  if (!code) return null;
  return (
    <p className={styles.waiting}>
      {typeset('Votre lettre vous attend : ')}
      <b className="typed">{code}</b>
    </p>
  );
}

/** Explains that the session has ended; it stays during failed logins. */
export function EndedSession() {
  const isEnded = useClientState((state) => state.auth.error === ENDED);
  const hasStoredAnswer = useClientState((state) => state.waiting.length > 0);
  const [isShown, setShown] = useState(false);
  if (isEnded && !isShown) setShown(true);
  if (!isEnded && !isShown) return null;
  return (
    <div role="status" className={styles.waiting}>
      <p>
        <b>{typeset(`${wordsFor(ENDED)}.`)}</b>
      </p>
      {hasStoredAnswer && <p>{typeset(ANSWER_STORED)}</p>}
    </div>
  );
}
