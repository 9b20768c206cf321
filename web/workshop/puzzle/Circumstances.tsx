import type { Decorator } from '@storybook/react-vite';
import { useLayoutEffect, type ReactNode } from 'react';
import { reduceMotion } from './reduced-motion.ts';

interface CircumstancesProps {
  /** Font size of the root element, in percent. */
  readonly text: string;
  readonly motion: string;
  readonly children: ReactNode;
}

function Circumstances({ text, motion, children }: CircumstancesProps) {
  const still = motion === 'reduced';
  useLayoutEffect(() => {
    document.documentElement.style.fontSize = `${text}%`;
    return () => void document.documentElement.style.removeProperty('font-size');
  }, [text]);
  useLayoutEffect(() => (still ? reduceMotion() : undefined), [still]);
  return children;
}

/**
 * Applies the toolbar's settings, or a story's: text size and motion. A new motion setting mounts the story
 * again.
 */
export const inCircumstances: Decorator = (Story, { globals }) => {
  const motion = String(globals['motion']);
  return (
    <Circumstances key={motion} text={String(globals['text'])} motion={motion}>
      <Story />
    </Circumstances>
  );
};
