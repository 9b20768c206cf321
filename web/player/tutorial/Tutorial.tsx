import { useId, useLayoutEffect, useRef, type CSSProperties } from 'react';
import { Button } from '../../components/actions/Button.tsx';
import { Surface } from '../../components/papers/Surface.tsx';
import { typeset, Typeset } from '../../components/text/typography.tsx';
import { TUTORIAL_STEPS, type TutorialStep } from '../../state/client-state.ts';
import { setState } from '../../state/store.ts';
import styles from './Tutorial.module.css';
import { tutorialTexts } from './tutorial-texts.ts';
import { useSpotlight, type Light } from './use-spotlight.ts';

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
      <Surface kind="buff" className={styles.card} style={light ? placeBeside(light) : undefined}>
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
      </Surface>
    </dialog>
  );
}
