import { useCallback, useEffect, useRef, useState, type RefObject } from 'react';

/** A text node. */
interface Run {
  readonly node: Text;
  /** Characters before this node. */
  readonly start: number;
}

/** An element that appears with the first character or picture inside it. */
interface Part {
  readonly element: HTMLElement | SVGElement;
  /** Number of typed characters when it appears. */
  readonly from: number;
}

const PICTURES = 'img, svg, audio, video, hr';
const HIGHLIGHT = 'untyped';
const UNTYPED = 'data-untyped';

/**
 * Whether text can be hidden by the CSS highlight API: it only changes colours, so the layout and screen
 * readers are unaffected.
 */
const canHideText = (): boolean =>
  typeof CSS !== 'undefined' && 'highlights' in CSS && typeof Highlight === 'function';

const isElement = (node: Node): node is HTMLElement | SVGElement =>
  node instanceof HTMLElement || node instanceof SVGElement;

/** A drawing counts as one picture, without its parts and texts. */
const skipDrawings = (node: Node): number =>
  node.parentNode instanceof SVGElement ? NodeFilter.FILTER_REJECT : NodeFilter.FILTER_ACCEPT;

/**
 * Rendered text that can be displayed up to any character. Frames, rules and list markers appear with their
 * first character.
 */
export class TypedText {
  readonly #container: HTMLElement;
  readonly #untyped: Range;
  readonly #observer: MutationObserver;
  #length = 0;
  #count = 0;
  #runs: Run[] = [];
  #waiting: Part[] = [];

  constructor(container: HTMLElement) {
    this.#container = container;
    this.#untyped = document.createRange();
    this.#untyped.selectNodeContents(container);
    CSS.highlights.set(HIGHLIGHT, new Highlight(this.#untyped));
    this.#measure();
    // Parts with lazily loaded scripts are measured again when they are mounted.
    this.#observer = new MutationObserver(() => this.#measure());
    this.#observer.observe(container, { subtree: true, childList: true });
  }

  get length(): number {
    return this.#length;
  }

  #measure(): void {
    const walker = document.createTreeWalker(
      this.#container,
      NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT,
      skipDrawings,
    );
    const parts: Part[] = [];
    let unplaced: (HTMLElement | SVGElement)[] = [];
    const place = (inside: Node, from: number) => {
      for (const element of unplaced)
        parts.push({ element, from: element.contains(inside) ? from : Math.min(from, this.#length) });
      unplaced = [];
    };
    this.#length = 0;
    this.#runs = [];
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      if (isElement(node)) {
        unplaced.push(node);
        if (node.matches(PICTURES)) place(node, this.#length);
      } else if (node instanceof Text) {
        const sign = node.data.search(/\S/);
        if (sign >= 0) place(node, this.#length + sign + 1);
        this.#runs.push({ node, start: this.#length });
        this.#length += node.length;
      }
    }
    place(this.#container, this.#length);
    this.#waiting = parts
      .filter(({ from }) => from > this.#count)
      .sort((one, other) => one.from - other.from);
    this.#waiting.forEach(({ element }) => element.setAttribute(UNTYPED, ''));
  }

  /** Shows the first `count` characters and returns the position of the last one. */
  show(count: number): DOMRect | null {
    this.#count = count;
    const run = this.#runs.findLast(({ start }) => start <= count);
    if (!run) return null;
    const offset = Math.min(count - run.start, run.node.length);
    this.#untyped.setStart(run.node, offset);
    const next = this.#waiting.findIndex(({ from }) => from > count);
    this.#reveal(this.#waiting.splice(0, next < 0 ? this.#waiting.length : next));
    const place = document.createRange();
    place.setStart(run.node, Math.max(0, offset - 1));
    place.setEnd(run.node, offset);
    return place.getBoundingClientRect();
  }

  #reveal(parts: readonly Part[]): void {
    parts.forEach(({ element }) => element.removeAttribute(UNTYPED));
  }

  /** Shows everything and removes all traces. */
  release(): void {
    this.#observer.disconnect();
    CSS.highlights.delete(HIGHLIGHT);
    this.#reveal(this.#waiting);
  }
}

const CHARACTER_MS = 30;
/** Delay between mounting the text and its first character. */
const FIRST_SIGN_MS = 1000;
/** Events of scrolling by hand. */
const SCROLL_EVENTS = ['wheel', 'touchmove', 'keydown'] as const;

interface Typewriter {
  readonly typing: boolean;
  /** Shows the rest at once. */
  readonly finish: () => void;
}

interface Machine {
  /** Element with the text. */
  readonly container: RefObject<HTMLElement | null>;
  readonly cursor: RefObject<HTMLElement | null>;
  /** Element over the bottom of the screen: the typed line stays above it. */
  readonly foot: RefObject<HTMLElement | null>;
}

/** Scrolls so that the typed line stays visible. */
function follow(place: DOMRect, foot: HTMLElement | null): void {
  const below = place.bottom + place.height - (foot?.getBoundingClientRect().top ?? window.innerHeight);
  if (below > 0) window.scrollBy(0, below);
}

/** Returns a function that says whether the reader has scrolled by hand; `signal` removes the listeners. */
function watchScrolling(signal: AbortSignal): () => boolean {
  let scrolled = false;
  SCROLL_EVENTS.forEach((type) =>
    window.addEventListener(type, () => (scrolled = true), { passive: true, signal }),
  );
  return () => scrolled;
}

/** Types the container's text, 30 ms a character after a second, once `ready`. */
export function useTypewriter(
  { container, cursor, foot }: Machine,
  ready: boolean,
  wanted: boolean,
): Typewriter {
  const [done, setDone] = useState(false);
  const active = wanted && canHideText();
  const stop = useRef<() => void>(() => undefined);
  useEffect(() => {
    const element = container.current;
    if (!ready || !active || !element) return undefined;
    const text = new TypedText(element);
    const listening = new AbortController();
    const isScrolledByHand = watchScrolling(listening.signal);
    const begin = performance.now() + FIRST_SIGN_MS;
    let frame = 0;
    let last = -1;
    const stopTyping = () => {
      cancelAnimationFrame(frame);
      listening.abort();
      text.release();
    };
    const end = () => {
      stopTyping();
      setDone(true);
    };
    const strike = (now: number) => {
      const count = Math.max(0, Math.floor((now - begin) / CHARACTER_MS));
      if (count > text.length) return end();
      const place = count === last ? null : text.show(count);
      if (place) placeCursor(cursor.current, element, place);
      if (place && !isScrolledByHand()) follow(place, foot.current);
      last = count;
      frame = requestAnimationFrame(strike);
    };
    text.show(0);
    stop.current = end;
    frame = requestAnimationFrame(strike);
    return stopTyping;
  }, [ready, active, container, cursor, foot]);
  const finish = useCallback(() => stop.current(), []);
  return { typing: active && !done, finish };
}

function placeCursor(cursor: HTMLElement | null, container: HTMLElement, place: DOMRect): void {
  if (!cursor) return;
  const origin = container.getBoundingClientRect();
  cursor.style.translate = `${place.right - origin.left}px ${place.top - origin.top}px`;
  cursor.style.height = `${place.height}px`;
}
