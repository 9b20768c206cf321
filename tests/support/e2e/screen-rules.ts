import type { Page } from 'playwright-core';
import { screenContrast, flatten } from './colours.ts';
import type { ScreenHands } from './screen.ts';

/**
 * Runs in the page, as its source text: it uses nothing outside of the function. Returns the faults that it
 * finds.
 */
export type PageRule = () => string[];

/** Reports a page wider than the screen, and controls or text blocks cut at its edge. */
export const tooWide: PageRule = () => {
  const { scrollWidth, clientWidth } = document.documentElement;
  const nameOf = (element: Element) =>
    `${element.tagName} « ${(element.textContent ?? '').trim().slice(0, 40)} »`;
  const cut = [...document.querySelectorAll('a, button, input, h1, h2, h3, p')].filter((element) => {
    if (!element.checkVisibility() || element.closest('svg, .visually-hidden, .skip-link')) return false;
    const { left, right, width } = element.getBoundingClientRect();
    const outside = width > 1 && (left < -1 || right > clientWidth + 1);
    // A field scrolls its own text, and a rotated stamp or a postmark may overflow its line.
    const reachesOver = element.matches('input, :has(.rubber), p:has(> svg[aria-hidden=true])');
    const spills = element.clientWidth > 1 && element.scrollWidth > element.clientWidth + 1 && !reachesOver;
    return outside || spills;
  });
  const wide = scrollWidth > clientWidth ? [`${scrollWidth - clientWidth} px too wide`] : [];
  return [...wide, ...cut.map(nameOf)];
};

/** Elements that make a screen scroll sideways. */
export const sidewaysScroll = (page: ScreenHands): Promise<string[]> => page.evaluate(tooWide);

/**
 * Controls below 44 px: WCAG requires 24, but players stand in the street and use a thumb. Links within a
 * sentence are exempt, links alone in their line are not.
 */
export const smallTargets: PageRule = () => {
  const smallest = 44;
  /** A block is a sentence when it has letters outside of its links. */
  const isSentence = (block: Element) => {
    const words = document.createTreeWalker(block, NodeFilter.SHOW_TEXT);
    for (let node = words.nextNode(); node; node = words.nextNode())
      if (/\p{L}/u.test(node.textContent ?? '') && !node.parentElement?.closest('a, button')) return true;
    return false;
  };
  const isInline = (element: Element) => getComputedStyle(element).display === 'inline';
  const inText = (element: Element) => {
    let block: Element | null = element;
    while (block && isInline(block)) block = block.parentElement;
    return block !== null && block !== element && isSentence(block);
  };
  const controls = [
    ...document.querySelectorAll(
      'a[href], button, input, select, textarea, summary, [role=slider], [role=spinbutton]',
    ),
  ];
  return controls
    .filter(
      (element) =>
        element.checkVisibility({ visibilityProperty: true }) &&
        !element.closest('.skip-link, .visually-hidden, [inert]'),
    )
    .filter((element) => !inText(element))
    .flatMap((element) => {
      // A label of a checkbox or a radio button is part of its target.
      const boxes = [element, ...((element as HTMLInputElement).labels ?? [])].map((one) =>
        one.getBoundingClientRect(),
      );
      const [width, height] = (['width', 'height'] as const).map((side) =>
        Math.max(...boxes.map((box) => box[side])),
      );
      const name = (element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 40);
      const small = Math.min(width ?? 0, height ?? 0) < smallest - 0.5;
      return small
        ? [
            `${element.tagName} « ${name} » measures ${Math.round(width ?? 0)} × ${Math.round(height ?? 0)} px`,
          ]
        : [];
    });
};

/** Text that is partly outside of a box with hidden overflow. */
export const cutText: PageRule = () => {
  const hides = (overflow: string) => overflow === 'hidden' || overflow === 'clip';
  const hasText = (element: Element) =>
    [...element.childNodes].some((node) => node instanceof Text && node.data.trim() !== '');
  return [...document.querySelectorAll('body *')]
    .filter(
      (element) =>
        hasText(element) &&
        element.checkVisibility() &&
        !element.closest('svg, .visually-hidden, [aria-hidden=true], [inert]'),
    )
    .flatMap((element) => {
      const text = document.createRange();
      text.selectNodeContents(element);
      const { top, bottom, left, right } = text.getBoundingClientRect();
      for (let box: Element | null = element; box && box !== document.body; box = box.parentElement) {
        const { overflowX, overflowY } = getComputedStyle(box);
        const frame = box.getBoundingClientRect();
        // Visually hidden text is in a box of one pixel.
        if (frame.width <= 1) return [];
        const low = hides(overflowY) && (bottom > frame.bottom + 2 || top < frame.top - 2);
        const wide = hides(overflowX) && (right > frame.right + 2 || left < frame.left - 2);
        if (low || wide)
          return [`${element.tagName} « ${(element.textContent ?? '').trim().slice(0, 40)} » is cut`];
        if (overflowY === 'auto' || overflowY === 'scroll') return [];
      }
      return [];
    });
};

/** Words broken into one or two letters per line, where large text has no room. */
export const shatteredWords: PageRule = () => {
  const mostPieces = 3;
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const found: string[] = [];
  const range = document.createRange();
  const linesOf = () => new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    if (!node.parentElement?.checkVisibility() || node.parentElement.closest('svg, .visually-hidden'))
      continue;
    range.selectNodeContents(node);
    // A word has at most as many lines as its text.
    if (linesOf() <= mostPieces) continue;
    for (const { 0: word, index } of (node.textContent ?? '').matchAll(/\p{L}{4,16}/gu)) {
      range.setStart(node, index);
      range.setEnd(node, index + word.length);
      const lines = linesOf();
      if (lines > mostPieces) found.push(`« ${word} » is broken into ${lines} pieces`);
    }
  }
  return found;
};

/** Titles with a word broken inside: there is room for each word on a line of its own. */
export const brokenTitles: PageRule = () => {
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const found: string[] = [];
  const range = document.createRange();
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    if (
      !node.parentElement?.closest('h1, h2, h3')?.checkVisibility() ||
      node.parentElement.closest('svg, .visually-hidden')
    )
      continue;
    for (const { 0: word, index } of (node.textContent ?? '').matchAll(/\p{L}{4,16}/gu)) {
      range.setStart(node, index);
      range.setEnd(node, index + word.length);
      const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
      if (lines.size > 1) found.push(`« ${word} » of a title is broken`);
    }
  }
  return found;
};

/** Spacing of lines, letters, words and paragraphs that WCAG 1.4.12 requires pages to support. */
export const SPACING = `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
  p { margin-bottom: 2em !important; }`;

/** Animations that run despite reduced motion. */
export const movingThings: PageRule = () =>
  document
    .getAnimations()
    .filter(
      (animation) =>
        animation.playState === 'running' && Number(animation.effect?.getComputedTiming().duration ?? 0) > 0,
    )
    .map((animation) => {
      const { target } = animation.effect as KeyframeEffect;
      return `${target?.tagName ?? 'nothing'}.${target?.className ?? ''} moves`;
    });

/** Minimum contrast ratio of a control's text, border or icon to its background. */
const CONTROL_CONTRAST = 3;

interface Inked {
  readonly name: string;
  readonly inks: readonly string[];
  readonly ground: readonly string[];
}

/**
 * Runs in the page: each control with the colours of its text, border and icon. The browser draws checkboxes
 * itself.
 */
function inkedControls(): Inked[] {
  const controls = [
    ...document.querySelectorAll(
      'a[href], button:enabled, input:enabled:not(.tick), textarea:enabled, [role=slider], [role=spinbutton]',
    ),
  ];
  return controls
    .filter(
      (element) =>
        element.checkVisibility({ visibilityProperty: true }) &&
        !element.closest('.skip-link, .visually-hidden, [inert]'),
    )
    .map((element) => {
      const style = getComputedStyle(element);
      const ground: string[] = [];
      for (let at: Element | null = element; at; at = at.parentElement)
        ground.push(getComputedStyle(at).backgroundColor);
      const edge =
        parseFloat(style.borderBottomWidth) >= 1 && style.borderBottomStyle !== 'none'
          ? [style.borderBottomColor]
          : [];
      const words = (element.textContent ?? '').trim() === '' ? [] : [style.color];
      const strokes = [
        ...element.querySelectorAll('path, circle, ellipse, line, polygon, polyline, rect'),
      ].flatMap((part) => {
        const { stroke, fill } = getComputedStyle(part);
        return [stroke, fill].filter((paint) => paint !== 'none');
      });
      const name = `${element.tagName} « ${(element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 40)} »`;
      return { name, inks: [...edge, ...words, ...strokes], ground };
    });
}

/** Controls that are invisible in forced colours. */
export async function lostControls(page: Page): Promise<string[]> {
  const controls = await page.evaluate(inkedControls);
  const isSeen = ({ inks, ground }: Inked) =>
    inks.some((ink) => screenContrast(flatten([ink, ...ground]), flatten(ground)) >= CONTROL_CONTRAST);
  // A link without colours of its own covers a block that has some.
  return controls
    .filter(({ inks }) => inks.length > 0)
    .filter((control) => !isSeen(control))
    .map(({ name }) => `${name} is lost in its ground`);
}
