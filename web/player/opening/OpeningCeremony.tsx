import { useMachine } from '@xstate/react';
import { type PointerEvent, type RefObject, useEffect, useEffectEvent, useRef } from 'react';
import { setState } from '../../state/store.ts';
import { useWords } from '../../words/use-words.ts';
import styles from './OpeningCeremony.module.css';
import { openingMachine } from './opening-machine.ts';
import { openingMotion, type OpeningMotion, type OpeningParts } from './opening-motion.ts';
import { HEIGHT, type Point, TRAVEL, WIDTH } from './seal.ts';
import { EnvelopeBack, EnvelopeFront } from './SealedEnvelope.tsx';

/** These break the seal; every other key leads to the desk. */
const OPENING_KEYS: readonly string[] = ['Enter', ' '];

/** Where a pointer is, in units of the drawing. */
function pointOn(drawing: Element, { clientX, clientY }: PointerEvent): Point {
  const { left, top, width, height } = drawing.getBoundingClientRect();
  return { x: ((clientX - left) * WIDTH) / width, y: ((clientY - top) * HEIGHT) / height };
}

type Parts = { readonly [Part in keyof OpeningParts]: RefObject<OpeningParts[Part] | null> };

/** The movements, from the first touch on: the envelope is at its place then, even while it was still coming. */
function useMotion({ back, front, flap, lining, letter }: Parts): () => OpeningMotion | null {
  const motion = useRef<OpeningMotion | null>(null);
  useEffect(() => () => motion.current?.stop(), []);
  return () => {
    if (motion.current || !back.current || !front.current || !flap.current || !lining.current)
      return motion.current;
    for (const half of [back.current, front.current])
      for (const coming of half.parentElement?.getAnimations?.() ?? []) coming.finish();
    motion.current = openingMotion({
      back: back.current,
      front: front.current,
      flap: flap.current,
      lining: lining.current,
      letter: letter.current,
    });
    return motion.current;
  };
}

/** Any key works; deferred until it had its own effect, else Tab would leave the tutorial, which comes next. */
function useKeys(onKey: (key: string) => void): void {
  const act = useEffectEvent(onKey);
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      // A space would scroll the desk.
      if (event.key === ' ') event.preventDefault();
      setTimeout(() => act(event.key));
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, []);
}

interface OpeningCeremonyProps {
  /** The paper of the desk, which is the letter. */
  readonly desk: RefObject<HTMLElement | null>;
}

/**
 * Decorative scene after the activation: the player breaks the seal, and the letter becomes the desk. It lies
 * over the desk, which is already usable by keyboard and screen reader, and opens by itself if nobody touches it.
 */
export function OpeningCeremony({ desk }: OpeningCeremonyProps) {
  const words = useWords('game').hub;
  const back = useRef<HTMLDivElement>(null);
  const front = useRef<HTMLDivElement>(null);
  const flap = useRef<SVGGElement>(null);
  const lining = useRef<SVGGElement>(null);
  const start = useMotion({ back, front, flap, lining, letter: desk });
  const [state, send] = useMachine(openingMachine, {
    input: { play: () => start()?.play() ?? Promise.resolve() },
  });
  const done = state.status === 'done';
  useEffect(() => {
    if (done) setState({ opening: false });
  }, [done]);
  const isSealed = state.matches('sealed');
  useKeys((key) => send({ type: isSealed && OPENING_KEYS.includes(key) ? 'OPEN' : 'SKIP' }));

  /** Where the thumb holds the flap; null while it holds nothing. */
  const grip = useRef<number | null>(null);
  /** The touch that held the flap is no tap. */
  const wasHeld = useRef(false);
  const hold = (event: PointerEvent) => {
    if (!isSealed || !front.current) return;
    start();
    wasHeld.current = true;
    grip.current = event.clientY;
    event.currentTarget.setPointerCapture?.(event.pointerId);
    send({ type: 'HOLD', at: pointOn(front.current, event) });
  };
  const follow = ({ clientY }: PointerEvent) => {
    const height = front.current?.getBoundingClientRect().height;
    if (grip.current === null || !height) return;
    const lifted = ((grip.current - clientY) * HEIGHT) / height / TRAVEL;
    start()?.lift(Math.min(1, Math.max(0, lifted)));
  };
  const release = () => {
    if (grip.current === null) return;
    grip.current = null;
    send({ type: 'RELEASE' });
  };
  // At the end of the touch: before, the rest of it would be one of the desk.
  const tap = () => {
    if (!wasHeld.current) send({ type: isSealed ? 'OPEN' : 'SKIP' });
  };
  return (
    <>
      <div
        className={`night ${styles.ground}`}
        data-landed={state.matches('landed') || undefined}
        aria-hidden
      >
        <div className={styles.coming}>
          <div ref={back} className={styles.scene}>
            <EnvelopeBack lining={lining} />
          </div>
        </div>
      </div>
      <div
        className={styles.ceremony}
        data-opening={String(state.value)}
        aria-hidden
        onPointerDownCapture={() => (wasHeld.current = false)}
        onPointerMove={follow}
        onPointerUp={release}
        onPointerCancel={release}
        onClick={tap}
      >
        <div className={styles.coming}>
          <div ref={front} className={styles.scene}>
            <EnvelopeFront flap={flap} broken={state.context.broken} onHold={hold} />
          </div>
        </div>
        <p className={styles.call}>{words.unseal}</p>
      </div>
    </>
  );
}
