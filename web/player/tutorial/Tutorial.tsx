import { useId, useLayoutEffect, useRef, type CSSProperties, useEffect, useState } from 'react';
import { Button } from '../../components/actions/Button.tsx';
import { Stack } from '../../components/layout/layout.tsx';
import { Surface } from '../../components/papers/Surface.tsx';
import { TUTORIAL_STEPS, type TutorialStep } from '../../state/client-state.ts';
import { setState } from '../../state/store.ts';
import styles from './Tutorial.module.css';
import { useWords } from '../../words/use-words.ts';

interface Light {
  readonly top: number;
  readonly left: number;
  readonly width: number;
  readonly height: number;
}

const MARGIN = 6;

function lightOn(element: Element): Light {
  const { top, left, width, height } = element.getBoundingClientRect();
  return { top: top - MARGIN, left: left - MARGIN, width: width + 2 * MARGIN, height: height + 2 * MARGIN };
}

const isSame = (a: Light | null, b: Light | null): boolean =>
  a === b ||
  (a !== null &&
    b !== null &&
    a.top === b.top &&
    a.left === b.left &&
    a.width === b.width &&
    a.height === b.height);

function isInView(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  return top >= 0 && bottom <= window.innerHeight;
}

/** A stamp is enlarged during its animation. */
const isMoving = (element: Element): boolean =>
  element.getAnimations?.().some(({ playState }) => playState === 'running') ?? false;

/**
 * Position of the element with this `data-tutorial` value; null until it is mounted and still. Measured on
 * every frame, because fonts, notices and rotation move it.
 */
function useSpotlight(target: string): Light | null {
  const [light, setLight] = useState<Light | null>(null);
  useEffect(() => {
    let frame = 0;
    const update = () => {
      const element = document.querySelector(`[data-tutorial="${target}"]`);
      if (element && !isInView(element)) element.scrollIntoView({ block: 'nearest' });
      const next = element && !isMoving(element) ? lightOn(element) : null;
      setLight((current) => (isSame(current, next) ? current : next));
      frame = requestAnimationFrame(update);
    };
    update();
    return () => cancelAnimationFrame(frame);
  }, [target]);
  return light;
}

/** Values of `data-tutorial` on the highlighted elements. */
const TARGETS: Readonly<Record<TutorialStep, string>> = {
  1: 'application',
  2: 'navbar',
  3: 'account',
  4: 'documents',
};

const nextSteps: Readonly<Record<TutorialStep, TutorialStep | null>> = { 1: 2, 2: 3, 3: 4, 4: null };

/** Distance in pixels between the card and the highlighted element, and above the card. */
const GAP = 10;

const close = () => setState({ tutorialStep: null });

/**
 * Places the card above or below the highlighted element, where there is more room, without covering it if
 * its text fits.
 */
function placeBeside({ top, height }: Light): CSSProperties {
  const below = window.innerHeight - top - height;
  const maxHeight = `max(${Math.max(top, below) - 2 * GAP}px, min(17rem, 45dvh))`;
  return top > below ? { bottom: window.innerHeight - top + GAP, maxHeight } : { maxHeight };
}

/** Four cards over the desk, each highlighting an element. */
export function Tutorial({ step }: { readonly step: TutorialStep }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  const words = useWords('beside').tutorial;
  const { title, text } = words.cards[step];
  const light = useSpotlight(TARGETS[step]);
  useLayoutEffect(() => {
    const element = dialog.current;
    if (element && !element.open) {
      // A dialog restores the focus to the previously focused element, which is gone with the previous
      // screen: so the title gets it.
      document.querySelector('h1')?.focus({ preventScroll: true });
      element.showModal();
    }
    return () => element?.close();
  }, []);
  return (
    <dialog ref={dialog} className={styles.tutorial} aria-labelledby={id} onCancel={close}>
      <div
        className={styles.light}
        style={
          light ? { top: light.top, left: light.left, width: light.width, height: light.height } : undefined
        }
        data-lit={light !== null || undefined}
      />
      <Stack
        as={Surface}
        gap={2}
        kind="buff"
        className={styles.card}
        style={light ? placeBeside(light) : undefined}
      >
        <p className={styles.count}>{words.place(step, TUTORIAL_STEPS.length)}</p>
        <h2 id={id} className="typed">
          {title}
        </h2>
        <p aria-live="polite">{text}</p>
        <Button primary autoFocus onClick={() => setState({ tutorialStep: nextSteps[step] })}>
          {words.next}
        </Button>
      </Stack>
    </dialog>
  );
}
