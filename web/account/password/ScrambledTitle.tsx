import { useLayoutEffect, useState } from 'react';
import { prefersReducedMotion } from '../../components/motion/use-reduced-motion.ts';
import { typeset } from '../../components/text/typography.tsx';
import { useScreenFocus } from '../../components/screen/use-screen.ts';

/** Longer texts are not animated, because it would take too long. */
const LONGEST = 100;
const LETTERS = 'abcdefghijklmnopqrstuvwxyz';

const isLetter = (character: string): boolean => /\p{L}/u.test(character);

export const canScramble = (text: string): boolean => text.length < LONGEST;

/** Number of frames until the whole text is displayed. */
export const framesOf = (text: string): number => text.length;

/**
 * The text at a frame: letters before it are in place, later ones are random. `random` returns 0 to 1, 1
 * excluded. Other characters stay, so that line breaks do not move.
 */
export function scrambledAt(text: string, frame: number, random: () => number): string {
  return [...text]
    .map((character, index) =>
      index < frame || !isLetter(character)
        ? character
        : (LETTERS[Math.floor(random() * LETTERS.length)] ?? character),
    )
    .join('');
}

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
