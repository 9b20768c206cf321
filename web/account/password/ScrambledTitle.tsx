import { useLayoutEffect, useState } from 'react';
import { prefersReducedMotion } from '../../components/motion/prefers-reduced-motion.ts';
import { typeset } from '../../components/text/typography.tsx';
import { useScreenFocus } from '../../components/screen/use-screen.ts';
import { canScramble, framesOf, scrambledAt } from './scramble-letters.ts';

const TICK_MS = 50;

/** Letters fall into place one after another, every 50 ms; without script or with reduced motion at once. */
function useScrambled(text: string): string {
  const [shown, setShown] = useState(text);
  useLayoutEffect(() => {
    if (!canScramble(text) || prefersReducedMotion()) return undefined;
    let frame = 0;
    const timer = setInterval(() => {
      frame += 1;
      setShown(scrambledAt(text, frame, Math.random));
      if (frame >= framesOf(text)) clearInterval(timer);
    }, TICK_MS);
    return () => clearInterval(timer);
  }, [text]);
  return shown;
}

/** A title with this animation; screen readers get the text at once. */
export function ScrambledTitle({ children }: { readonly children: string }) {
  const heading = useScreenFocus();
  const text = typeset(children);
  const shown = useScrambled(text);
  return (
    <h1 ref={heading} tabIndex={-1} aria-label={text}>
      <span aria-hidden="true">{shown}</span>
    </h1>
  );
}
