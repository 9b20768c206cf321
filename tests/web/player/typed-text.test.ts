// @vitest-environment jsdom
import { cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useTypewriter, TypedText } from '../../../web/player/messages/use-typewriter.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['requestAnimationFrame', 'cancelAnimationFrame', 'performance'] });
  vi.stubGlobal('CSS', { highlights: new Map() });
  vi.stubGlobal('Highlight', class {});
  Range.prototype.getBoundingClientRect = () => new DOMRect();
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

const containers: HTMLElement[] = [];
afterEach(() => containers.splice(0).forEach((container) => container.remove()));

function typed(html: string) {
  const container = document.createElement('div');
  container.innerHTML = html;
  document.body.append(container);
  containers.push(container);
  const text = new TypedText(container);
  const shown = (selector: string) =>
    [...container.querySelectorAll(selector)].map((element) => element.closest('[data-untyped]') === null);
  return { container, text, shown };
}

it('a list item has no number before its first character is typed', () => {
  const { text, shown } = typed('<ol><li>un</li><li>deux</li></ol>');
  text.show(0);
  expect(shown('ol, li')).toEqual([false, false, false]);
  text.show(1);
  expect(shown('ol, li')).toEqual([true, true, false]);
  text.show(2);
  expect(shown('li')).toEqual([true, false]);
  text.show(3);
  expect(shown('li')).toEqual([true, true]);
});

it('a frame appears with its first character, not with the line breaks before it', () => {
  const { text, shown } = typed('<p>un</p>\n<div class="box">\n<p>deux</p>\n</div>');
  text.show(4);
  expect(shown('.box')).toEqual([false]);
  text.show(5);
  expect(shown('.box, .box p')).toEqual([true, true]);
});

it('a card appears with its picture once the text before it is typed', () => {
  const { text, shown } = typed('<p>un</p><figure><img alt=""><figcaption>deux</figcaption></figure>');
  text.show(1);
  expect(shown('figure, img')).toEqual([false, false]);
  text.show(2);
  expect(shown('figure, img, figcaption')).toEqual([true, true, false]);
  text.show(3);
  expect(shown('figcaption')).toEqual([true]);
});

it('a lazily loaded part appears in order as well', async () => {
  const { container, text, shown } = typed('<p>un</p><span></span><p>trois</p>');
  text.show(1);
  container
    .querySelector('span')
    ?.replaceWith(Object.assign(document.createElement('figure'), { innerHTML: '<button>deux</button>' }));
  await vi.waitFor(() => expect(shown('figure')).toEqual([false]));
  expect(text.length).toBe('untroisdeux'.length);
  text.show(3);
  expect(shown('figure, p')).toEqual([true, true, false]);
});

it('everything is shown once the animation is skipped', () => {
  const { text, shown } = typed('<p>un</p><ol><li>deux</li></ol><hr>');
  text.show(0);
  text.release();
  expect(shown('p, ol, li, hr')).toEqual([true, true, true, true]);
});

/** How many characters of a text of ten the typewriter shows, and whether it still types. */
function typewriter(wanted: boolean) {
  const element = document.createElement('div');
  element.textContent = 'dix signes';
  const show = vi.spyOn(TypedText.prototype, 'show');
  const machine = { container: { current: element }, cursor: { current: null }, foot: { current: null } };
  const { result, rerender } = renderHook(() => useTypewriter(machine, true, wanted));
  return {
    shown: () => show.mock.lastCall?.[0],
    isTyping: () => {
      rerender();
      return result.current.typing;
    },
  };
}

it('G-ROUTE-05: a new message is typed, 30 ms a character, after one second', () => {
  const { shown, isTyping } = typewriter(true);
  vi.advanceTimersByTime(990);
  expect(shown()).toBe(0);
  // A frame comes every 16 ms.
  vi.advanceTimersByTime(86);
  expect(shown()).toBe(2);
  vi.advanceTimersByTime(150);
  expect([shown(), isTyping()]).toEqual([7, true]);
  vi.advanceTimersByTime(200);
  expect(isTyping()).toBe(false);
});

it('G-ROUTE-05: a message opened again is whole at once', () => {
  const { shown, isTyping } = typewriter(false);
  expect([shown(), isTyping()]).toEqual([undefined, false]);
});
