import { Button, ButtonLink } from '../../components/Button.tsx';
import { t } from '../../components/typography.tsx';
import styles from './Message.module.css';
import { useReturnHome } from './use-return-home.ts';

interface MessageEndProps {
  readonly appears: boolean;
  readonly typing: boolean;
  /** The desk comes back by itself. */
  readonly leaves: boolean;
  readonly length: number;
  readonly onFinish: () => void;
}

/** Under a message: the rest at once, then the way back; one that has just arrived leads back by itself unless it is held. */
export function MessageEnd({ appears, typing, leaves, length, onFinish }: MessageEndProps) {
  const secondsLeft = useReturnHome(leaves, length);
  if (typing)
    return (
      <div className={styles.end}>
        <Button onClick={onFinish}>Tout afficher</Button>
      </div>
    );
  return (
    <div className={styles.end}>
      <ButtonLink primary={appears} to="/home" replace={appears}>
        Retour au bureau
      </ButtonLink>
      {secondsLeft !== null && <p className={styles.held}>{t(`Retour dans ${secondsLeft} s. Touchez l’écran pour rester.`)}</p>}
    </div>
  );
}
