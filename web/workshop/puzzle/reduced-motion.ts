/**
 * A page cannot ask its browser for « prefers-reduced-motion: reduce ». What would answer to it can be made to answer:
 * the media rules of every stylesheet, those that arrive later too, and `matchMedia`. The rules that then apply are the
 * site's own; only the question is put differently, so the same story holds in a designer's browser and in a test.
 */
const REDUCE = /\(prefers-reduced-motion:\s*reduce\)/g;
const NO_PREFERENCE = /\(prefers-reduced-motion:\s*no-preference\)/g;

/** A condition that always holds stands for the wish; its contrary never does. */
const asIfReduced = (query: string): string => query.replace(REDUCE, '(min-width: 0px)').replace(NO_PREFERENCE, '(max-width: 0px)');

const isAboutMotion = (query: string): boolean => query.includes('prefers-reduced-motion');

/** Every media rule that asks about motion, at any depth. */
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

/** From now on the page moves as for somebody who asked for less motion; call the answer to give it back. */
export function reduceMotion(): () => void {
  const undo = new Map<CSSMediaRule, string>();
  const giveBack = rewriteMatchMedia();
  const rewrite = () => rewriteSheets(undo);
  const arriving = new MutationObserver(rewrite);
  arriving.observe(document.head, { childList: true, subtree: true });
  document.head.addEventListener('load', rewrite, true);
  rewrite();
  return () => {
    arriving.disconnect();
    document.head.removeEventListener('load', rewrite, true);
    for (const [rule, media] of undo) rule.media.mediaText = media;
    giveBack();
  };
}
