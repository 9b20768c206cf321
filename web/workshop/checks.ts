import { expect, waitFor } from 'storybook/test';

/** The page must not scroll sideways. Retried, because pictures or fonts may still be loading. */
export async function expectFitsWidth({ ownerDocument }: HTMLElement): Promise<void> {
  await waitFor(() =>
    expect(
      ownerDocument.documentElement.scrollWidth,
      'the page is wider than the screen',
    ).toBeLessThanOrEqual(ownerDocument.documentElement.clientWidth),
  );
}

const HIDES = /hidden|clip/;

/**
 * Axes on which a box hides its overflow. Visually hidden text has a box of one pixel, which does not count.
 */
function hiddenAxes(box: Element): { readonly x: boolean; readonly y: boolean } {
  const { overflowX, overflowY } = getComputedStyle(box);
  const isBox = box.clientWidth > 1;
  return { x: isBox && HIDES.test(overflowX), y: isBox && HIDES.test(overflowY) };
}

/** Decorative text, and links that appear on focus. */
const DECORATION =
  '[aria-hidden="true"], .visually-hidden, .skip-link, [role="img"], [role="slider"], [role="spinbutton"]';

/** Text nodes in a box, with their rectangles. */
function wordsIn(box: Element): { readonly text: string; readonly room: DOMRect }[] {
  const walker = document.createTreeWalker(box, NodeFilter.SHOW_TEXT);
  const words = [];
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const range = document.createRange();
    range.selectNodeContents(node);
    const isRead = node.textContent?.trim() !== '' && !node.parentElement?.closest(DECORATION);
    if (isRead) words.push({ text: node.textContent ?? '', room: range.getBoundingClientRect() });
  }
  return words;
}

function cutIn(box: Element): string[] {
  const { x, y } = hiddenAxes(box);
  if (!x && !y) return [];
  const { left, right, top, bottom } = box.getBoundingClientRect();
  const isCut = (room: DOMRect) =>
    (x && (room.left < left - 1 || room.right > right + 1)) ||
    (y && (room.top < top - 1 || room.bottom > bottom + 1));
  return wordsIn(box).flatMap(({ text, room }) => (isCut(room) ? [text] : []));
}

/** All text is readable: none is cut off by a box that is too small. */
export async function expectNothingCut(element: HTMLElement): Promise<void> {
  await expect([...element.querySelectorAll('*')].flatMap(cutIn)).toEqual([]);
}

const isMoving = (animation: Animation): boolean =>
  animation.playState === 'running' && Number(animation.effect?.getComputedTiming().activeDuration) > 0;

/** Reduced motion works: in script and style sheet, and no animation is running. */
export async function expectStill({ ownerDocument }: HTMLElement): Promise<void> {
  await expect(matchMedia('(prefers-reduced-motion: reduce)').matches).toBe(true);
  await expect(getComputedStyle(ownerDocument.documentElement).getPropertyValue('--type')).toBe('0ms');
  await expect(ownerDocument.getAnimations().filter(isMoving)).toEqual([]);
}
