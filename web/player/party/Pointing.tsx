import { type PointerEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { showMark } from '../../api/party-calls.ts';
import { typeset } from '../../components/text/typography.tsx';
import type { Mark } from '../../state/client-state.ts';
import { useClientState } from '../../state/store.ts';
import { useWords } from '../../words/use-words.ts';
import { useShownStatus } from '../story.ts';
import { memberName } from './people.ts';
import styles from './Pointing.module.css';

const HOLD_MS = 600;
/** A finger that moves further scrolls. */
const STILL_PX = 10;

/** Pictures, drawings and maps; small marks in a text are none. */
const PICTURES = 'img, svg:not([aria-hidden])';

const picturesIn = (container: Element | null): readonly Element[] =>
  container ? [...container.querySelectorAll(PICTURES)] : [];

const isInside = ({ left, right, top, bottom }: DOMRect, x: number, y: number): boolean =>
  x >= left && x <= right && y >= top && y <= bottom && right > left && bottom > top;

/** The place in a picture that lies under a finger; null beside all pictures. */
function placeAt(container: Element | null, x: number, y: number): Pick<Mark, 'picture' | 'x' | 'y'> | null {
  const boxes = picturesIn(container).map((picture) => picture.getBoundingClientRect());
  const picture = boxes.findLastIndex((box) => isInside(box, x, y));
  const box = boxes[picture];
  return box ? { picture, x: (x - box.left) / box.width, y: (y - box.top) / box.height } : null;
}

interface PointingProps {
  /** « documents/slug », « messages/slug » or « step/name ». */
  readonly paper: string;
  readonly children: ReactNode;
}

/**
 * A paper on whose pictures the telephones of a party point: touched and held, a place is marked on the others’ for
 * ten seconds, with a name.
 */
export function Pointing({ paper, children }: PointingProps) {
  const container = useRef<HTMLDivElement>(null);
  const hold = useRef<{ readonly x: number; readonly y: number; readonly timer: number } | null>(null);
  const party = useShownStatus()?.party;
  const isLive = useClientState(({ live }) => live !== null);
  const marks = useClientState(({ live }) => live?.marks);
  const [own, setOwn] = useState<Mark | null>(null);
  const letGo = (): void => {
    window.clearTimeout(hold.current?.timer);
    hold.current = null;
  };
  const onPointerDown = ({ clientX: x, clientY: y, isPrimary }: PointerEvent): void => {
    letGo();
    if (!party || !isLive || !isPrimary) return;
    const mark = (): void => {
      const place = placeAt(container.current, x, y);
      if (!place) return;
      setOwn({ member: party.me, paper, ...place });
      void showMark({ paper, ...place });
    };
    hold.current = { x, y, timer: window.setTimeout(mark, HOLD_MS) };
  };
  const onPointerMove = ({ clientX, clientY }: PointerEvent): void => {
    const held = hold.current;
    if (held && Math.hypot(clientX - held.x, clientY - held.y) > STILL_PX) letGo();
  };
  useEffect(() => letGo, []);
  useEffect(() => {
    if (!own) return undefined;
    const timer = setTimeout(() => setOwn(null), MARK_MS);
    return () => clearTimeout(timer);
  }, [own]);
  if (!party) return children;
  const shown = [...(marks ?? []), ...(own ? [own] : [])].filter((mark) => mark.paper === paper);
  return (
    <div
      ref={container}
      className={styles.pointing}
      onPointerDown={onPointerDown}
      onPointerMove={onPointerMove}
      onPointerUp={letGo}
      onPointerCancel={letGo}
      onContextMenu={(event) => hold.current === null && own && event.preventDefault()}
    >
      {children}
      {shown.map((mark) => (
        <MarkSign key={mark.member} mark={mark} container={container} />
      ))}
    </div>
  );
}

const MARK_MS = 10_000;

interface MarkSignProps {
  readonly mark: Mark;
  readonly container: React.RefObject<HTMLDivElement | null>;
}

/** A ring with a name, which stays on its place while the paper scrolls. */
function MarkSign({ mark, container }: MarkSignProps) {
  const { somebody } = useWords('beside').party;
  const party = useShownStatus()?.party;
  const sign = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    const place = (): void => {
      const frame = container.current?.getBoundingClientRect();
      const box = picturesIn(container.current)[mark.picture]?.getBoundingClientRect();
      if (!sign.current || !frame || !box) return;
      sign.current.style.left = `${box.left - frame.left + mark.x * box.width}px`;
      sign.current.style.top = `${box.top - frame.top + mark.y * box.height}px`;
    };
    place();
    window.addEventListener('scroll', place, { capture: true, passive: true });
    window.addEventListener('resize', place);
    return () => {
      window.removeEventListener('scroll', place, { capture: true });
      window.removeEventListener('resize', place);
    };
  }, [mark, container]);
  return (
    <p ref={sign} className={styles.mark} role="status">
      <span>{typeset(party ? memberName(party, mark.member, somebody) : somebody)}</span>
    </p>
  );
}
