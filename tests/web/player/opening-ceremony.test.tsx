// @vitest-environment jsdom
import { act, fireEvent, render } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { OpeningCeremony } from '../../../web/player/opening/OpeningCeremony.tsx';
import { wayOf } from '../../../web/player/opening/opening-motion.ts';
import { breakThrough, brokenAt, halvesAt, HINGE, MIDDLE, TRAVEL } from '../../../web/player/opening/seal.ts';
import { getState, setState } from '../../../web/state/store.ts';
import { freshPages } from '../support/app.tsx';

freshPages();

const desk = { current: document.createElement('section') };

function open(): Element {
  setState({ opening: true });
  render(<OpeningCeremony desk={desk} />);
  const ceremony = document.querySelector('[data-opening]');
  if (!ceremony) throw new Error('nothing opens');
  return ceremony;
}

const flapOf = (ceremony: Element): Element => ceremony.querySelector('[data-flap]') ?? ceremony;
const phase = (ceremony: Element): string | null => ceremony.getAttribute('data-opening');
const pass = (ms: number): Promise<void> => act(async () => void (await vi.advanceTimersByTimeAsync(ms)));

async function pressKey(key: string): Promise<void> {
  fireEvent.keyDown(document.body, { key });
  await pass(0);
}

beforeEach(() => void vi.useFakeTimers());

describe('the sealed envelope', () => {
  it.each(['Tab', 'Escape', 'a', 'Shift'])(
    'is over at the key %s, which has its own effect first',
    async (key) => {
      open();
      fireEvent.keyDown(document.body, { key });
      expect(getState().opening).toBe(true);
      await pass(0);
      expect(getState().opening).toBe(false);
    },
  );

  it.each<[string, (ceremony: Element) => Promise<void>]>([
    ['Enter', () => pressKey('Enter')],
    ['the space bar', () => pressKey(' ')],
    ['a touch anywhere', (ceremony) => Promise.resolve(void fireEvent.click(ceremony))],
  ])('opens at %s, and is over at the next', async (_what, happens) => {
    const ceremony = open();
    await happens(ceremony);
    expect([phase(ceremony), getState().opening]).toEqual(['opening', true]);
    await happens(ceremony);
    expect(getState().opening).toBe(false);
  });

  it('opens by itself when nobody touches it, and the desk is seen before it is over', async () => {
    const ceremony = open();
    await pass(4499);
    expect(phase(ceremony)).toBe('sealed');
    await pass(1);
    expect(phase(ceremony)).toBe('opening');
    await pass(500);
    expect([phase(ceremony), getState().opening]).toEqual(['landed', true]);
    await pass(600);
    expect(getState().opening).toBe(false);
  });

  it('breaks under the thumb, and waits as long as it is held', async () => {
    const ceremony = open();
    fireEvent.pointerDown(flapOf(ceremony));
    expect(ceremony.querySelectorAll('[clip-path]')).toHaveLength(2);
    await pass(10_000);
    expect(phase(ceremony)).toBe('held');
    fireEvent.pointerUp(ceremony);
    fireEvent.click(ceremony);
    expect(phase(ceremony)).toBe('opening');
    fireEvent.pointerDown(ceremony);
    fireEvent.click(ceremony);
    expect(getState().opening).toBe(false);
  });
});

describe('the movements', () => {
  interface Moved {
    readonly part: Element;
    readonly keyframes: Keyframe[];
    readonly animation: { currentTime: number; readonly cancel: () => void };
  }
  let moved: Moved[];

  beforeEach(() => {
    moved = [];
    vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 300, 320));
    Element.prototype.animate = function (keyframes) {
      const finished = Promise.resolve();
      const animation = { currentTime: 0, pause: vi.fn(), play: vi.fn(), cancel: vi.fn(), finished };
      moved.push({ part: this, keyframes: keyframes as Keyframe[], animation });
      return animation as unknown as Animation;
    };
  });
  afterEach(() => {
    vi.restoreAllMocks();
    Reflect.deleteProperty(Element.prototype, 'animate');
  });

  it('the flap follows the finger, and never beyond its way', () => {
    const ceremony = open();
    fireEvent.pointerDown(flapOf(ceremony), { clientX: 150, clientY: 226 });
    const [hinge] = moved.filter(({ part }) => part === flapOf(ceremony));
    for (const [clientY, time] of [
      [226 - TRAVEL / 2, 260],
      [226 - 2 * TRAVEL, 520],
      [300, 0],
    ] as const) {
      fireEvent.pointerMove(ceremony, { clientY });
      expect(hinge?.animation.currentTime).toBe(time);
    }
  });

  it('change transform and opacity only, and leave the letter as the desk’s own paper', async () => {
    const ceremony = open();
    fireEvent.click(ceremony);
    await pass(0);
    expect(phase(ceremony)).toBe('landed');
    const changed = new Set(
      moved.flatMap(({ keyframes }) => keyframes.flatMap((frame) => Object.keys(frame))),
    );
    expect([...changed].toSorted()).toEqual(['easing', 'offset', 'opacity', 'transform']);
    const letter = moved.filter(({ part }) => part === desk.current);
    expect(letter.at(-1)?.keyframes.at(-1)).toEqual({ transform: 'none', opacity: 1 });
    expect(letter.some(({ keyframes }) => keyframes.some(({ opacity }) => opacity !== 1))).toBe(false);
    fireEvent.click(ceremony);
    expect(getState().opening).toBe(false);
  });

  it('end where they are when the scene is left', () => {
    setState({ opening: true });
    const { unmount } = render(<OpeningCeremony desk={desk} />);
    fireEvent.pointerDown(document.querySelector('[data-flap]') ?? document.body);
    expect(desk.current.style.clipPath).toMatch(/inset/);
    unmount();
    for (const { animation } of moved) expect(animation.cancel).toHaveBeenCalledTimes(1);
    expect(desk.current.style.clipPath).toBe('');
  });
});

describe('the seal', () => {
  it('breaks where it is touched, or at the nearest point that has enough wax', () => {
    expect(brokenAt({ x: 156, y: 222 })).toEqual({ x: 156, y: 222 });
    expect(brokenAt({ x: 20, y: 400 })).toEqual({ x: MIDDLE.x - 14, y: MIDDLE.y + 10 });
  });

  it.each([{ x: 136, y: 217 }, MIDDLE, { x: 164, y: 237 }])('breaks from side to side through %o', (at) => {
    const edge = breakThrough(at);
    expect(edge).toContainEqual(at);
    const across = edge.map(({ x }) => x);
    expect(across).toEqual(across.toSorted((a, b) => a - b));
    const { upper, lower } = halvesAt(at);
    expect(upper.split('L').slice(1, -1)).toEqual(lower.split('L').slice(1, -1));
  });
});

describe('the way of the letter', () => {
  const numbersOf = (transform: string): number[] => (transform.match(/-?[\d.]+/g) ?? []).map(Number);

  it('on a phone begins behind the pocket, as wide as the envelope allows, and cut where that ends', () => {
    const way = wayOf(new DOMRect(27, 243, 336, 358), new DOMRect(12, 72, 366, 640), 844);
    const [x = 0, y = 0, scale = 0] = numbersOf(way.inside);
    expect(x).toBeCloseTo(0);
    expect(72 + y).toBeGreaterThan(243 + (358 * HINGE) / 320);
    expect(366 * scale).toBeCloseTo(336 * 0.9);
    expect(72 + y + (640 - way.cut) * scale).toBeLessThan(243 + 358);
    expect(way.drop).toBe(844 - 601);
  });

  it('on a wide screen leaves the envelope whole', () => {
    const way = wayOf(new DOMRect(448, 195, 384, 410), new DOMRect(128, 90, 1024, 500), 800);
    const [, y = 0, scale = 0] = numbersOf(way.out);
    expect(way.cut).toBe(0);
    expect(90 + y + 500 * scale).toBeLessThanOrEqual(195 + way.drop + (410 * (HINGE + 5)) / 320 + 0.01);
  });
});
