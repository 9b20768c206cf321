/** A place in the text: the characters before it are struck, those after it are not. */
interface Run {
  readonly node: Text;
  /** Characters before this node. */
  readonly start: number;
}

/** A picture among the words, which appears when the words before it are struck. */
interface Picture {
  readonly element: HTMLElement | SVGElement;
  readonly start: number;
}

const PICTURES = 'img, svg, audio, video, hr, button, .rubber';
const HIGHLIGHT = 'untyped';

/** Struck text is only a colour laid over the page by the browser: nothing moves, and readers aloud have it all at once. */
export const canHideText = (): boolean => typeof CSS !== 'undefined' && 'highlights' in CSS && typeof Highlight === 'function';

/** A rendered text that can be shown up to any character. */
export class TypedText {
  readonly length: number;
  readonly #container: HTMLElement;
  readonly #runs: Run[] = [];
  readonly #pictures: Picture[] = [];
  readonly #untyped: Range;

  constructor(container: HTMLElement) {
    this.#container = container;
    this.length = this.#measure();
    this.#untyped = document.createRange();
    this.#untyped.selectNodeContents(container);
    CSS.highlights.set(HIGHLIGHT, new Highlight(this.#untyped));
  }

  #measure(): number {
    const walker = document.createTreeWalker(this.#container, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT);
    let length = 0;
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      if (node instanceof Text) {
        this.#runs.push({ node, start: length });
        length += node.length;
      } else if ((node instanceof HTMLElement || node instanceof SVGElement) && node.matches(PICTURES)) {
        this.#pictures.push({ element: node, start: length });
      }
    }
    return length;
  }

  /** Shows the first `count` characters, and answers where the last of them stands. */
  show(count: number): DOMRect | null {
    const run = this.#runs.findLast(({ start }) => start <= count);
    if (!run) return null;
    const offset = Math.min(count - run.start, run.node.length);
    this.#untyped.setStart(run.node, offset);
    this.#pictures.forEach(({ element, start }) => (element.style.visibility = start <= count ? '' : 'hidden'));
    const place = document.createRange();
    place.setStart(run.node, Math.max(0, offset - 1));
    place.setEnd(run.node, offset);
    return place.getBoundingClientRect();
  }

  /** All of it is there again, as if it had never been hidden. */
  release(): void {
    CSS.highlights.delete(HIGHLIGHT);
    this.#pictures.forEach(({ element }) => (element.style.visibility = ''));
  }
}
