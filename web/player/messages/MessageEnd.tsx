import { useEffect, useRef, useState } from 'react';
import { Button, ButtonLink } from '../../components/Button.tsx';
import { Spoken } from '../../components/Spoken.tsx';
import { t } from '../../components/typography.tsx';
import styles from './Message.module.css';
import { readingPause, useReturnHome } from './use-return-home.ts';

interface MessageEndProps {
  readonly appears: boolean;
  readonly typing: boolean;
  /** The desk comes back by itself. */
  readonly leaves: boolean;
  readonly length: number;
  readonly onFinish: () => void;
}

/** Said once, as soon as the text is there: the figure that counts down is for the eye. */
const announcement = (length: number): string =>
  `Le message est entier. Retour au bureau dans ${Math.ceil(readingPause(length) / 1000)} secondes ; une touche suffit pour rester.`;

/** Under a message: the rest at once, then the way back; one that has just arrived leads back by itself unless it is held. */
export function MessageEnd({ appears, typing, leaves, length, onFinish }: MessageEndProps) {
  const { way, skip } = useFocusOnWay(typing, onFinish);
  const secondsLeft = useReturnHome(leaves, length);
  const returns = secondsLeft !== null;
  return (
    <div className={styles.end}>
      {typing ? (
        <Button onClick={skip}>Tout afficher</Button>
      ) : (
        <ButtonLink ref={way} primary={appears} to="/home" replace={appears}>
          Retour au bureau
        </ButtonLink>
      )}
      {returns && (
        <p className={styles.held} aria-hidden="true">
          {t(`Retour dans ${secondsLeft} s. Touchez l’écran pour rester.`)}
        </p>
      )}
      <Spoken>{returns ? t(announcement(length)) : ''}</Spoken>
    </div>
  );
}

/** The key that shows all gives way to the link; who pressed it goes on from there. */
function useFocusOnWay(typing: boolean, onFinish: () => void) {
  const way = useRef<HTMLAnchorElement>(null);
  const [skipped, setSkipped] = useState(false);
  useEffect(() => {
    if (skipped && !typing) way.current?.focus({ preventScroll: true });
  }, [skipped, typing]);
  const skip = () => {
    setSkipped(true);
    onFinish();
  };
  return { way, skip };
}
