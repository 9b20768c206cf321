import { useState } from 'react';
import { t } from '../../components/text/typography.tsx';
import { useClientState } from '../../state/store.ts';
import { wordsFor } from '../../state/words.ts';
import styles from './LoginPage.module.css';

const ENDED = 'NOT_CONNECTED';
const KEPT = 'Votre réponse est gardée sur cet appareil : elle partira d’elle-même une fois que vous serez connecté.';

/** A letter that was scanned before there was an account: its code is kept. */
export function WaitingLetter() {
  const code = useClientState((state) => state.activationCode);
  if (!code) return null;
  return (
    <p className={styles.waiting}>
      {t('Votre lettre vous attend : ')}
      <b className="typed">{code}</b>
    </p>
  );
}

/** Why one is here again in the middle of a story; it stays through the tries of a login. */
export function EndedSession() {
  const isEnded = useClientState((state) => state.auth.error === ENDED);
  const keepsAnswer = useClientState((state) => state.waiting.length > 0);
  const [isTold, setTold] = useState(false);
  if (isEnded && !isTold) setTold(true);
  if (!isEnded && !isTold) return null;
  return (
    <div role="status" className={styles.waiting}>
      <p>
        <b>{t(`${wordsFor(ENDED)}.`)}</b>
      </p>
      {keepsAnswer && <p>{t(KEPT)}</p>}
    </div>
  );
}
