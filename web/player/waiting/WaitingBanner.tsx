import { useState } from 'react';
import { Button } from '../../components/Button.tsx';
import { t } from '../../components/typography.tsx';
import { useWaitingAnswers } from './use-waiting-answers.ts';
import styles from './WaitingBanner.module.css';

const REASONS: Readonly<Record<string, string>> = {
  ERROR_SERVER: 'Le service est indisponible',
  ERROR_STORAGE: 'Le service ne peut rien enregistrer pour le moment',
};

function keptWords(count: number, because: string): string {
  const kept = count > 1 ? `vos ${count} réponses sont gardées` : 'votre réponse est gardée';
  return `${REASONS[because] ?? 'Pas de réseau'} : ${kept}.`;
}

/** Above every screen of the game while an answer waits for its judge, and once, what became of it. */
export function WaitingBanner() {
  const { count, because, told, send, goOn } = useWaitingAnswers();
  const [isSending, setSending] = useState(false);
  const sendNow = async () => {
    setSending(true);
    await send();
    setSending(false);
  };
  const words = told?.words ?? keptWords(count, because);
  return (
    <div role="status" className={styles.place}>
      {(count > 0 || told) && (
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
      )}
    </div>
  );
}
