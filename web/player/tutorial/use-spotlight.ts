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
  a === b || (a !== null && b !== null && a.top === b.top && a.left === b.left && a.width === b.width && a.height === b.height);

/** A stamp that is being pressed on is larger than it will be. */
const isMoving = (element: Element): boolean => element.getAnimations?.().some(({ playState }) => playState === 'running') ?? false;

/**
 * Where the element marked with this name stands on the screen; null until it is there and still. It is measured with each frame:
 * a type that arrives, a notice above it, a telephone that is turned all move it.
 */
export function useSpotlight(target: string): Light | null {
  const [light, setLight] = useState<Light | null>(null);
  useEffect(() => {
    let shown: Element | null = null;
    let frame = 0;
    const look = () => {
      const element = document.querySelector(`[data-tutorial="${target}"]`);
      if (element && element !== shown) element.scrollIntoView({ block: 'nearest' });
      shown = element;
      const next = element && !isMoving(element) ? lightOn(element) : null;
      setLight((current) => (isSame(current, next) ? current : next));
      frame = requestAnimationFrame(look);
    };
    look();
    return () => cancelAnimationFrame(frame);
  }, [target]);
  return light;
}
