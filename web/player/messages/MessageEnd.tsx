import { useEffect, useRef, useState, type RefObject } from 'react';
import { Button, ButtonLink } from '../../components/actions/Button.tsx';
import styles from './MessageSheet.module.css';
import { ReturnHome } from './ReturnHome.tsx';

interface MessageEndProps {
  /** Where it stands; it covers no end of a text that counts as seen. */
  readonly place: RefObject<HTMLDivElement | null>;
  readonly appears: boolean;
  readonly typing: boolean;
  /** The desk comes back by itself. */
  readonly leaves: boolean;
  readonly words: number;
  readonly isEndInView: () => boolean;
  readonly onFinish: () => void;
}

/** Under a message: the rest at once, then the way back. It stays in view under a message that has just arrived, which leads back by itself. */
export function MessageEnd({ place, appears, typing, leaves, words, isEndInView, onFinish }: MessageEndProps) {
  const { way, skip, handOn } = useFocusOnWay(typing, onFinish);
  return (
    <div ref={place} className={styles.end} data-leaves={leaves || undefined}>
      {typing ? (
        <Button onClick={skip}>Tout afficher</Button>
      ) : (
        <ButtonLink ref={way} primary={appears} to="/home" replace={appears}>
          Retour au bureau
        </ButtonLink>
      )}
      {leaves && <ReturnHome words={words} whole={!typing} isEndInView={isEndInView} onStay={handOn} />}
    </div>
  );
}

/** The key that shows all gives way to the link; who pressed it goes on from there. */
function useFocusOnWay(typing: boolean, onFinish: () => void) {
  const way = useRef<HTMLAnchorElement>(null);
  const [skipped, setSkipped] = useState(false);
  const handOn = () => way.current?.focus({ preventScroll: true });
  useEffect(() => {
    if (skipped && !typing) way.current?.focus({ preventScroll: true });
  }, [skipped, typing]);
  const skip = () => {
    setSkipped(true);
    onFinish();
  };
  return { way, skip, handOn };
}
