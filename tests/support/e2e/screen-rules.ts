import type { Page } from 'playwright-core';
import { contrast, flatten } from './colours.ts';

/** WCAG asks for 24 px; who plays stands in the street, and has a thumb. */
const SMALLEST = 44;

/** Controls that are smaller than a thumb. A link within a text is as high as its line. */
export function smallTargets(page: Page): Promise<string[]> {
  return page.evaluate((smallest) => {
    const inText = (element: Element) =>
      element.matches('p a, li a, dd a, td a') &&
      getComputedStyle(element).display.startsWith('inline') &&
      !element.matches('.button, nav *');
    const controls = [...document.querySelectorAll('a[href], button, input, select, textarea, summary, [role=slider], [role=spinbutton]')];
    return controls
      .filter(
        (element) => element.checkVisibility({ visibilityProperty: true }) && !element.closest('.skip-link, .visually-hidden, [inert]'),
      )
      .filter((element) => !inText(element))
      .flatMap((element) => {
        // What is ticked may be ticked by its words too.
        const boxes = [element, ...((element as HTMLInputElement).labels ?? [])].map((one) => one.getBoundingClientRect());
        const [width, height] = (['width', 'height'] as const).map((side) => Math.max(...boxes.map((box) => box[side])));
        const name = (element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 40);
        const small = Math.min(width ?? 0, height ?? 0) < smallest - 0.5;
        return small ? [`${element.tagName} « ${name} » measures ${Math.round(width ?? 0)} × ${Math.round(height ?? 0)} px`] : [];
      });
  }, SMALLEST);
}

/** Text that stands partly outside of a box which hides what does not fit. */
export function cutText(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const hides = (overflow: string) => overflow === 'hidden' || overflow === 'clip';
    const hasText = (element: Element) => [...element.childNodes].some((node) => node instanceof Text && node.data.trim() !== '');
    return [...document.querySelectorAll('body *')]
      .filter(
        (element) =>
          hasText(element) && element.checkVisibility() && !element.closest('svg, .visually-hidden, [aria-hidden=true], [inert]'),
      )
      .flatMap((element) => {
        const text = document.createRange();
        text.selectNodeContents(element);
        const { top, bottom, left, right } = text.getBoundingClientRect();
        for (let box: Element | null = element; box && box !== document.body; box = box.parentElement) {
          const { overflowX, overflowY } = getComputedStyle(box);
          const frame = box.getBoundingClientRect();
          const low = hides(overflowY) && (bottom > frame.bottom + 2 || top < frame.top - 2);
          const wide = hides(overflowX) && (right > frame.right + 2 || left < frame.left - 2);
          if (low || wide) return [`${element.tagName} « ${(element.textContent ?? '').trim().slice(0, 40)} » is cut`];
          if (overflowY === 'auto' || overflowY === 'scroll') return [];
        }
        return [];
      });
  });
}

/** WCAG 1.4.12: a reader's own distances between lines, letters, words and paragraphs. */
const SPACING = `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
  p { margin-bottom: 2em !important; }`;

/** Looks while the text is spaced as a reader may need it. The page's policy refuses style elements, not a reader's own sheet. */
export async function spacedOut(page: Page, look: (page: Page) => Promise<string[]>): Promise<string[]> {
  await page.evaluate((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets.push(sheet);
  }, SPACING);
  const findings = await look(page);
  await page.evaluate(() => void document.adoptedStyleSheets.pop());
  return findings.map((finding) => `spaced out, ${finding}`);
}

/** What still moves on the screen of who asked for less motion. */
export function movingThings(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    document
      .getAnimations()
      .filter((animation) => animation.playState === 'running' && Number(animation.effect?.getComputedTiming().duration ?? 0) > 0)
      .map((animation) => {
        const { target } = animation.effect as KeyframeEffect;
        return `${target?.tagName ?? 'nothing'}.${target?.className ?? ''} moves`;
      }),
  );
}

/** The least between a control's words, edge or sign and what is behind them. */
const CONTROL_CONTRAST = 3;

interface Inked {
  readonly name: string;
  readonly inks: readonly string[];
  readonly ground: readonly string[];
}

/** Runs in the page: each control, but for ticks, which the browser draws then, with the colours of its words, its edge and the strokes of its sign. */
function inkedControls(): Inked[] {
  const controls = [
    ...document.querySelectorAll('a[href], button:enabled, input:enabled:not(.tick), textarea:enabled, [role=slider], [role=spinbutton]'),
  ];
  return controls
    .filter((element) => element.checkVisibility({ visibilityProperty: true }) && !element.closest('.skip-link, .visually-hidden, [inert]'))
    .map((element) => {
      const style = getComputedStyle(element);
      const ground: string[] = [];
      for (let at: Element | null = element; at; at = at.parentElement) ground.push(getComputedStyle(at).backgroundColor);
      const edge = parseFloat(style.borderBottomWidth) >= 1 && style.borderBottomStyle !== 'none' ? [style.borderBottomColor] : [];
      const words = (element.textContent ?? '').trim() === '' ? [] : [style.color];
      const strokes = [...element.querySelectorAll('path, circle, ellipse, line, polygon, polyline, rect')].flatMap((part) => {
        const { stroke, fill } = getComputedStyle(part);
        return [stroke, fill].filter((paint) => paint !== 'none');
      });
      const name = `${element.tagName} « ${(element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 40)} »`;
      return { name, inks: [...edge, ...words, ...strokes], ground };
    });
}

/** Controls that disappear where the reader's own few colours replace ours. */
export async function lostInForcedColours(page: Page): Promise<string[]> {
  await page.emulateMedia({ forcedColors: 'active' });
  const controls = await page.evaluate(inkedControls);
  await page.emulateMedia({ forcedColors: 'none' });
  const isSeen = ({ inks, ground }: Inked) => inks.some((ink) => contrast(flatten([ink, ...ground]), flatten(ground)) >= CONTROL_CONTRAST);
  // A link without any ink of its own lies over a block that has some.
  return controls
    .filter(({ inks }) => inks.length > 0)
    .filter((control) => !isSeen(control))
    .map(({ name }) => `${name} is lost in forced colours`);
}
