import type { Decorator } from '@storybook/react-vite';
import { useLayoutEffect, type ReactNode } from 'react';
import { reduceMotion } from './reduced-motion.ts';

interface CircumstancesProps {
  /** Of the root, in percent: everything that is measured in rem grows with it. */
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

/** How the player's own device is set: the toolbar's two globals, or a story's. Who asks for less motion asks before arriving. */
export const inCircumstances: Decorator = (Story, { globals }) => {
  const motion = String(globals['motion']);
  return (
    <Circumstances key={motion} text={String(globals['text'])} motion={motion}>
      <Story />
    </Circumstances>
  );
};
