import type { Page } from 'playwright-core';

interface HeldWindow extends Window {
  /** Moves every movement on, and waits until that is drawn. */
  moveOn(milliseconds: number): Promise<void>;
  /** What the movements have changed so far, by their names. */
  readonly changed: Record<string, string[]>;
}

/** Runs in the page before its own scripts: movements stand still until `moveOn`. */
function holdMotion(): void {
  const frame = window.requestAnimationFrame.bind(window);
  const held = new Map<Animation, number>();
  /** Where the page itself holds a movement, as under a thumb. */
  const paused = new WeakMap<Animation, number>();
  const changed: Record<string, string[]> = {};
  const note = (animation: Animation): void => {
    const { animationName = '', transitionProperty = '' } = animation as Partial<
      CSSAnimation & CSSTransition
    >;
    const name = animationName.split('_').find(Boolean) ?? (transitionProperty || 'script');
    const keyframes = (animation.effect as KeyframeEffect).getKeyframes();
    const other = ['offset', 'computedOffset', 'easing', 'composite'];
    const properties = keyframes
      .flatMap((keyframe) => Object.keys(keyframe))
      .filter((key) => !other.includes(key));
    changed[name] = [...new Set([...(changed[name] ?? []), ...properties])];
  };
  const hold = (): void => {
    for (const animation of document.getAnimations()) {
      note(animation);
      if (animation.playState === 'paused' && !held.has(animation))
        paused.set(animation, Number(animation.currentTime));
      if (animation.playState !== 'running') continue;
      const at = held.get(animation) ?? paused.get(animation) ?? 0;
      animation.pause();
      animation.currentTime = at;
      held.set(animation, at);
    }
    frame(hold);
  };
  hold();
  (window as { changed?: HeldWindow['changed'] }).changed = changed;
  const drawn = (): Promise<void> => new Promise((resolve) => frame(() => frame(() => resolve())));
  (window as unknown as HeldWindow).moveOn = async (milliseconds) => {
    for (const [animation, at] of held) {
      if (animation.playState !== 'paused') {
        held.delete(animation);
        continue;
      }
      const end = Number(animation.effect?.getComputedTiming().endTime);
      const next = Math.min(at + milliseconds, end);
      held.set(animation, next);
      if (next < end) animation.currentTime = next;
      else animation.finish();
    }
    await drawn();
  };
}

/** tsx inserts calls of this helper, which does not exist in the page. */
const NAMING = 'globalThis.__name = (value) => value;';

/** Holds all movements of a page from its next document on, so that they can be shown frame by frame. */
export async function heldMotion(page: Page): Promise<void> {
  await page.addInitScript({ content: NAMING });
  await page.addInitScript(holdMotion);
}

/** Moves clock and movements of a page on together. */
export async function moveOn(page: Page, milliseconds: number): Promise<void> {
  await page.clock.runFor(milliseconds);
  await page.evaluate((by) => (window as unknown as HeldWindow).moveOn(by), milliseconds);
}

/** The properties that movements have changed since the page was opened, by the names of the movements. */
export const changesOf = (page: Page): Promise<HeldWindow['changed']> =>
  page.evaluate(() => (window as unknown as HeldWindow).changed);
