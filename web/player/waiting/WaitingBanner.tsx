import { useState } from 'react';
import { Button } from '../../components/actions/Button.tsx';
import { t } from '../../components/text/typography.tsx';
import { keptWords } from './kept-words.ts';
import { useWaitingAnswers } from './use-waiting-answers.ts';
import styles from './WaitingBanner.module.css';

/** While an answer waits for its judge, and once, what became of it. */
export function WaitingBanner() {
  const { count, because, told, send, goOn } = useWaitingAnswers();
  const [isSending, setSending] = useState(false);
  const sendNow = async () => {
    setSending(true);
    await send();
    setSending(false);
  };
  if (count === 0 && !told) return null;
  const words = told?.words ?? keptWords(count, because);
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
