import { useId, useLayoutEffect, useRef, type CSSProperties, useEffect, useState } from 'react';
import { Button } from '../../components/actions/Button.tsx';
import { Stack } from '../../components/layout/layout.tsx';
import { Surface } from '../../components/papers/Surface.tsx';
import { typeset, Typeset } from '../../components/text/typography.tsx';
import { TUTORIAL_STEPS, type TutorialStep } from '../../state/client-state.ts';
import { setState } from '../../state/store.ts';
import styles from './Tutorial.module.css';

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

interface TutorialText {
  readonly title: string;
  readonly text: string;
  /** Value of `data-tutorial` on the highlighted element. */
  readonly target: string;
}

const tutorialTexts: Readonly<Record<TutorialStep, TutorialText>> = {
  1: {
    title: 'L’application',
    text: 'Le grand timbre ouvre ce que l’étape demande : un code, un lieu, une fréquence. Il change à mesure que vous avancez.',
    target: 'application',
  },
  2: {
    title: 'La barre',
    text: 'Toujours sous le pouce : le bureau, pour revenir ici ; les indices, si vous êtes bloqué ; les horaires des lieux, à regarder avant de marcher.',
    target: 'navbar',
  },
  3: {
    title: 'Votre compte',
    text: 'Là sont votre adresse, les textes légaux et la sortie. Ce tutoriel s’y relance quand vous voulez.',
    target: 'account',
  },
  4: {
    title: 'À vous',
    text: 'Commencez par lire vos documents. En route, regardez où vous marchez : il n’y a ni mur à sauter ni porte à forcer.',
    target: 'documents',
  },
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
  const { title, text, target } = tutorialTexts[step];
  const light = useSpotlight(target);
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
        <p className={styles.count}>
          <Typeset>{`${step} sur ${TUTORIAL_STEPS.length}`}</Typeset>
        </p>
        <h2 id={id} className="typed">
          {typeset(title)}
        </h2>
        <p aria-live="polite">{typeset(text)}</p>
        <Button primary autoFocus onClick={() => setState({ tutorialStep: nextSteps[step] })}>
          Suivant
        </Button>
      </Stack>
    </dialog>
  );
}
