import { useState } from 'react';
import { Button } from '../../components/actions/Button.tsx';
import { typeset } from '../../components/text/typography.tsx';
import { useWaitingAnswers } from './use-waiting-answers.ts';
import styles from './WaitingBanner.module.css';

const REASONS: Readonly<Record<string, string>> = {
  ERROR_SERVER: 'Le service est indisponible',
  ERROR_STORAGE: 'Le service ne peut rien enregistrer pour le moment',
};

/** `errorCode`: of the last try. */
function waitingMessage(count: number, errorCode: string): string {
  const stored = count > 1 ? `vos ${count} réponses sont gardées` : 'votre réponse est gardée';
  return `${REASONS[errorCode] ?? 'Pas de réseau'} : ${stored}.`;
}

/** Shown while an answer waits for the network, then once with its result. */
export function WaitingBanner() {
  const { count, errorCode, message, send, confirm } = useWaitingAnswers();
  const [isSending, setSending] = useState(false);
  const sendNow = async () => {
    setSending(true);
    await send();
    setSending(false);
  };
  if (count === 0 && !message) return null;
  const words = message?.words ?? waitingMessage(count, errorCode);
  return (
    <div className={styles.banner}>
      <p>{typeset(words)}</p>
      {message ? (
        <Button onClick={confirm}>{message.isRight ? 'Continuer' : 'Bien lu'}</Button>
      ) : (
        <Button held={isSending} onClick={() => void sendNow()}>
          {isSending ? 'Envoi…' : 'Envoyer'}
        </Button>
      )}
    </div>
  );
}
