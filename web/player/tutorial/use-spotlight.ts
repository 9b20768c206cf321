import { useEffect, useState } from 'react';

export interface Light {
  readonly top: number;
  readonly left: number;
  readonly width: number;
  readonly height: number;
}

const MARGIN = 6;

function lightOn(element: Element): Light {
  const { top, left, width, height } = element.getBoundingClientRect();
  return { top: top - MARGIN, left: left - MARGIN, width: width + 2 * MARGIN, height: height + 2 * MARGIN };
}

const isSame = (a: Light | null, b: Light | null): boolean =>
  a === b ||
  (a !== null &&
    b !== null &&
    a.top === b.top &&
    a.left === b.left &&
    a.width === b.width &&
    a.height === b.height);

function isInView(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  return top >= 0 && bottom <= window.innerHeight;
}

/** A stamp is enlarged during its animation. */
const isMoving = (element: Element): boolean =>
  element.getAnimations?.().some(({ playState }) => playState === 'running') ?? false;

/**
 * Position of the element with this `data-tutorial` value; null until it is mounted and still. Measured on
 * every frame, because fonts, notices and rotation move it.
 */
export function useSpotlight(target: string): Light | null {
  const [light, setLight] = useState<Light | null>(null);
  useEffect(() => {
    let frame = 0;
    const update = () => {
      const element = document.querySelector(`[data-tutorial="${target}"]`);
      if (element && !isInView(element)) element.scrollIntoView({ block: 'nearest' });
      const next = element && !isMoving(element) ? lightOn(element) : null;
      setLight((current) => (isSame(current, next) ? current : next));
      frame = requestAnimationFrame(update);
    };
    update();
    return () => cancelAnimationFrame(frame);
  }, [target]);
  return light;
}
