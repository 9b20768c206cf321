import type { Mark } from '../../state/client-state.ts';

/** A place in a picture of a paper. */
export type Place = Pick<Mark, 'picture' | 'x' | 'y'>;

/** Pictures, drawings and maps; small marks in a text are none. */
const PICTURES = 'img, svg:not([aria-hidden])';

/** In their order on the paper. A part of a drawing is none. */
const picturesIn = (surface: Element): readonly Element[] =>
  [...surface.querySelectorAll(PICTURES)].filter((picture) => !picture.parentElement?.closest('svg'));

/** The rank of the picture that is shown enlarged; -1 for none. */
const enlargedIn = (paper: Element): number =>
  picturesIn(paper).findIndex((picture) => picture.closest('[data-enlarged]'));

interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** Where a picture is drawn, on each screen alike: its element may be larger. */
function drawnBox(picture: Element): Box {
  const box = picture.getBoundingClientRect();
  if (picture instanceof SVGSVGElement) return drawingBox(picture) ?? box;
  return picture instanceof HTMLImageElement ? imageBox(picture, box) : box;
}

function drawingBox(drawing: SVGSVGElement): Box | null {
  const [x = 0, y = 0, width = 0, height = 0] = (drawing.getAttribute('viewBox') ?? '')
    .split(/[\s,]+/)
    .map(Number);
  const toScreen = width > 0 && height > 0 ? drawing.getScreenCTM() : null;
  if (!toScreen) return null;
  const { a, d, e, f } = toScreen;
  return { left: a * x + e, top: d * y + f, width: a * width, height: d * height };
}

function imageBox(image: HTMLImageElement, { left, top, width, height }: DOMRect): Box {
  const style = getComputedStyle(image);
  const [up = 0, right = 0, down = 0, before = 0] = [
    style.paddingTop,
    style.paddingRight,
    style.paddingBottom,
    style.paddingLeft,
  ].map((padding) => Number.parseFloat(padding) || 0);
  const inner = { width: width - before - right, height: height - up - down };
  const { naturalWidth, naturalHeight } = image;
  const isFitted = style.objectFit === 'contain' && naturalWidth > 0 && naturalHeight > 0;
  const scale = Math.min(inner.width / naturalWidth, inner.height / naturalHeight);
  const drawn = isFitted ? { width: scale * naturalWidth, height: scale * naturalHeight } : inner;
  return {
    left: left + before + (inner.width - drawn.width) / 2,
    top: top + up + (inner.height - drawn.height) / 2,
    ...drawn,
  };
}

const isInside = ({ left, top, width, height }: Box, x: number, y: number): boolean =>
  width > 0 && height > 0 && x >= left && x <= left + width && y >= top && y <= top + height;

/**
 * The place under a point of the screen, in a picture of the paper or in the enlarged one; null beside all
 * pictures. `target`: what was touched.
 */
export function placeAt(paper: Element, target: Element, x: number, y: number): Place | null {
  const view = paper.contains(target) ? null : target.closest('dialog');
  if (!view && !paper.contains(target)) return null;
  const boxes = (view ? picturesIn(view).slice(0, 1) : picturesIn(paper)).map(drawnBox);
  const found = boxes.findLastIndex((box) => isInside(box, x, y));
  const box = boxes[found];
  const picture = view && box ? enlargedIn(paper) : found;
  return box && picture >= 0
    ? { picture, x: (x - box.left) / box.width, y: (y - box.top) / box.height }
    : null;
}

/** A place as it is shown: a point of the screen, in the enlarged view or on the page. */
interface ShownPlace {
  readonly view: Element | null;
  readonly x: number;
  readonly y: number;
}

/** Where a place is to be seen; null while it is scrolled out of sight, or its picture is not there. */
export function shownPlace(paper: Element, { picture, x, y }: Place): ShownPlace | null {
  const view = enlargedIn(paper) === picture ? document.querySelector('dialog[open]') : null;
  const drawn = view ? picturesIn(view)[0] : picturesIn(paper)[picture];
  if (!drawn) return null;
  const box = drawnBox(drawn);
  const shown = { view, x: box.left + x * box.width, y: box.top + y * box.height };
  return isInSight(drawn, shown.x, shown.y) ? shown : null;
}

const CUTS = /auto|clip|hidden|scroll/;

function isInSight(picture: Element, x: number, y: number): boolean {
  for (let around = picture.parentElement; around; around = around.parentElement) {
    const isFrame = around !== document.body && CUTS.test(getComputedStyle(around).overflowX);
    if (isFrame && !isInside(around.getBoundingClientRect(), x, y)) return false;
  }
  return true;
}
