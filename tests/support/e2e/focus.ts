import { screenContrast, flatten } from './colours.ts';
import type { ScreenHands, Target } from './screen.ts';

/** The focused element and its visual faults. */
export interface Stop {
  /** « button « Indices » » */
  readonly name: string;
  /** Index among the elements focused since the page was loaded. An element keeps its index. */
  readonly id: number;
  readonly faults: readonly string[];
  /** The element passed to `seek`, or a radio button of its group, where Tab stops only once. */
  readonly isSought: boolean;
  /** That element was replaced. */
  readonly isSoughtGone: boolean;
}

interface Seen extends Pick<Stop, 'name' | 'id' | 'isSought' | 'isSoughtGone'> {
  readonly ring: { readonly style: string; readonly width: number; readonly colour: string };
  /** Background colours under the ring, the top one first. */
  readonly ground: readonly string[];
  readonly covered: boolean;
}

/** Minimum values of WCAG 1.4.11 and 2.4.13: contrast ratio, and width in px. */
const RING_CONTRAST = 3;
const RING_WIDTH = 2;

/** Runs in the page. Null when nothing has the focus. */
function seeFocus(): Seen | null {
  const element = document.activeElement as HTMLElement | null;
  if (!element || element === document.body || element === document.documentElement) return null;
  const memory = window as unknown as { stops?: Element[]; sought?: HTMLInputElement };
  const stops = (memory.stops ??= []);
  if (!stops.includes(element)) stops.push(element);
  const style = getComputedStyle(element);
  const inside = parseFloat(style.outlineOffset) < 0;
  const ground: string[] = [];
  for (let at: Element | null = inside ? element : element.parentElement; at; at = at.parentElement)
    ground.push(getComputedStyle(at).backgroundColor);
  // An element of several lines counts as visible when one of its lines is.
  const points = [...element.getClientRects()].flatMap(({ left, right, top, bottom, width, height }) => [
    [left + width / 2, top + height / 2],
    [left + 3, top + 3],
    [right - 3, bottom - 3],
  ]);
  const covered = !points.some(([x = 0, y = 0]) => {
    const hit = document.elementFromPoint(x, y);
    return (
      hit !== null &&
      (element.contains(hit) || hit.contains(element) || hit.closest('label')?.contains(element))
    );
  });
  const text =
    element.getAttribute('aria-label') ??
    (element as HTMLInputElement).labels?.[0]?.textContent ??
    element.textContent ??
    '';
  const { sought } = memory;
  const isInGroup =
    sought?.type === 'radio' &&
    (element as HTMLInputElement).type === 'radio' &&
    (element as HTMLInputElement).name === sought.name;
  return {
    isSought: element === sought || isInGroup,
    isSoughtGone: sought?.isConnected === false,
    name: `${element.getAttribute('role') ?? element.tagName.toLowerCase()} « ${text.trim().replace(/\s+/g, ' ').slice(0, 40)} »`,
    id: stops.indexOf(element),
    ring: { style: style.outlineStyle, width: parseFloat(style.outlineWidth), colour: style.outlineColor },
    ground,
    covered,
  };
}

function faultsOf({ ring, ground, covered }: Seen): string[] {
  const below = flatten(ground);
  const shown = ring.style !== 'none' && ring.width >= RING_WIDTH;
  const ratio = screenContrast(flatten([ring.colour, ...ground]), below);
  return [
    ...(shown ? [] : ['has no visible ring']),
    ...(shown && ratio < RING_CONTRAST
      ? [`its ring stands at ${ratio.toFixed(1)} to 1 from its ground`]
      : []),
    ...(covered ? ['lies under something else'] : []),
  ];
}

/** The focused element with its faults; null when nothing has the focus. */
export async function focusedStop(page: ScreenHands): Promise<Stop | null> {
  const seen = await page.evaluate(seeFocus);
  return seen && { ...seen, faults: faultsOf(seen) };
}

/** An element that Tab looks for, and where the focus is. */
interface Sought {
  /** The focus is on the element, or on a radio button of its group. */
  readonly isReached: boolean;
  /** An element had the focus before, and none has it now. */
  readonly isFocusLost: boolean;
  readonly isRadio: boolean;
  readonly isCheckbox: boolean;
}

/**
 * Remembers an element, which `focusedStop` recognises from then on: a query after each key would take longer
 * than the key.
 */
export const seek = (target: Target): Promise<Sought> =>
  target.evaluate((element) => {
    const [sought, focused] = [element, document.activeElement] as HTMLInputElement[];
    Object.assign(window, { sought });
    const isRadio = element.matches('[type=radio]');
    return {
      isReached:
        sought === focused || (isRadio && focused?.type === 'radio' && focused.name === sought?.name),
      isFocusLost: 'stops' in window && document.activeElement === document.body,
      isRadio,
      isCheckbox: element.matches('[type=checkbox]'),
    };
  });
