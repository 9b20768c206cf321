import { expect } from 'vitest';

const HIDING = '[hidden], [aria-hidden=true], [inert], template';

/** Says that something stands in the page, and that neither it nor what holds it is hidden. */
export function expectShown(element: Element): void {
  expect(document.body.contains(element), 'in the page').toBe(true);
  expect(element.closest(HIDING), 'hidden').toBeNull();
  expect(getComputedStyle(element).display, 'displayed').not.toBe('none');
}
