import { useState } from 'react';
import { Button } from '../../components/Button.tsx';
import { t } from '../../components/typography.tsx';
import { gone } from './gone.ts';
import { useWaitingAnswers } from './use-waiting-answers.ts';
import styles from './WaitingBanner.module.css';

const severalGone = (count: number): string => `Pas de réseau : vos ${count} réponses sont gardées.`;

/** While an answer waits for the network, and once, what became of it. */
export function WaitingBanner() {
  const { count, told, send, goOn } = useWaitingAnswers();
  const [isSending, setSending] = useState(false);
  const sendNow = async () => {
    setSending(true);
    await send();
    setSending(false);
  };
  if (count === 0 && !told) return null;
  const words = told?.words ?? (count > 1 ? severalGone(count) : gone);
  return (
    <div className={styles.banner}>
      <p>{t(words)}</p>
      {told ? (
        <Button onClick={goOn}>{told.isRight ? 'Continuer' : 'Bien lu'}</Button>
      ) : (
        <Button held={isSending} onClick={() => void sendNow()}>
          {isSending ? 'Envoi…' : 'Envoyer'}
        </Button>
      )}
    </div>
  );
}
