import { expect } from 'vitest';

const HIDING = '[hidden], [aria-hidden=true], [inert], template';

/** Expects an element that is in the page and not hidden, nor inside a hidden one. */
export function expectShown(element: Element): void {
  expect(document.body.contains(element), 'in the page').toBe(true);
  expect(element.closest(HIDING), 'hidden').toBeNull();
  expect(getComputedStyle(element).display, 'displayed').not.toBe('none');
}
