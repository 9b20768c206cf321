import type { Decorator } from '@storybook/react-vite';
import { type ReactNode, useLayoutEffect } from 'react';

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

/**
 * Simulates « prefers-reduced-motion: reduce », which a page cannot request: rewrites the media rules of all
 * style sheets, also of later ones, and wraps `matchMedia`. The rules that apply are the site's own, so a
 * story works in a designer's browser and in a test.
 */
const REDUCE = /\(prefers-reduced-motion:\s*reduce\)/g;
const NO_PREFERENCE = /\(prefers-reduced-motion:\s*no-preference\)/g;

/** Replaces the condition by one that is always true, and its opposite by one that is always false. */
const asIfReduced = (query: string): string =>
  query.replace(REDUCE, '(min-width: 0px)').replace(NO_PREFERENCE, '(max-width: 0px)');

const isAboutMotion = (query: string): boolean => query.includes('prefers-reduced-motion');

/** Media rules about motion, at any depth. */
function motionRules(rules: CSSRuleList): CSSMediaRule[] {
  return [...rules].flatMap((rule) => {
    const inner = 'cssRules' in rule ? motionRules(rule.cssRules as CSSRuleList) : [];
    return rule instanceof CSSMediaRule && isAboutMotion(rule.media.mediaText) ? [rule, ...inner] : inner;
  });
}

function rewriteSheets(undo: Map<CSSMediaRule, string>): void {
  for (const sheet of document.styleSheets)
    for (const rule of motionRules(sheet.cssRules)) {
      undo.set(rule, rule.media.mediaText);
      rule.media.mediaText = asIfReduced(rule.media.mediaText);
    }
}

function rewriteMatchMedia(): () => void {
  const real = window.matchMedia;
  window.matchMedia = (query) => real.call(window, asIfReduced(query));
  return () => void (window.matchMedia = real);
}

/** Starts the simulation and returns a function that ends it. */
function reduceMotion(): () => void {
  const undo = new Map<CSSMediaRule, string>();
  const restoreMatchMedia = rewriteMatchMedia();
  const rewrite = () => rewriteSheets(undo);
  const arriving = new MutationObserver(rewrite);
  arriving.observe(document.head, { childList: true, subtree: true });
  document.head.addEventListener('load', rewrite, true);
  rewrite();
  return () => {
    arriving.disconnect();
    document.head.removeEventListener('load', rewrite, true);
    for (const [rule, media] of undo) rule.media.mediaText = media;
    restoreMatchMedia();
  };
}
