import { useEffect, useRef, useState, type RefObject } from 'react';
import { Button, ButtonLink } from '../../components/actions/Button.tsx';
import { Row } from '../../components/layout/layout.tsx';
import { useArrival } from '../use-leave.ts';
import styles from './MessageSheet.module.css';
import { ReturnHome } from './ReturnHome.tsx';

interface MessageEndProps {
  /** Root element. The text under it does not count as visible. */
  readonly place: RefObject<HTMLDivElement | null>;
  readonly appears: boolean;
  readonly typing: boolean;
  /** Returns to the desk automatically. */
  readonly leaves: boolean;
  readonly words: number;
  readonly isEndInView: () => boolean;
  readonly onFinish: () => void;
}

/**
 * Buttons under a message: show all, then back. Sticky under a new message, which returns to the desk
 * automatically.
 */
export function MessageEnd({
  place,
  appears,
  typing,
  leaves,
  words,
  isEndInView,
  onFinish,
}: MessageEndProps) {
  const { then } = useArrival();
  const { way, skip, focusWay } = useFocusOnWay(typing, onFinish);
  return (
    <Row
      gap={4}
      lineGap={2}
      align="center"
      ref={place}
      className={styles.end}
      data-leaves={leaves || undefined}
    >
      {typing ? (
        <Button onClick={skip}>Tout afficher</Button>
      ) : (
        <ButtonLink ref={way} primary={appears} to="/home" replace={appears} state={{ then }}>
          Retour au bureau
        </ButtonLink>
      )}
      {leaves && <ReturnHome words={words} whole={!typing} isEndInView={isEndInView} onStay={focusWay} />}
    </Row>
  );
}

/** The « Tout afficher » button is replaced by the link; a focus on it moves there. */
function useFocusOnWay(typing: boolean, onFinish: () => void) {
  const way = useRef<HTMLAnchorElement>(null);
  const [skipped, setSkipped] = useState(false);
  const focusWay = () => way.current?.focus({ preventScroll: true });
  useEffect(() => {
    if (skipped && !typing) way.current?.focus({ preventScroll: true });
  }, [skipped, typing]);
  const skip = () => {
    setSkipped(true);
    onFinish();
  };
  return { way, skip, focusWay };
}
