import { useLayoutEffect, useState } from 'react';

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

/** Where the element marked with this name stands on the screen, as long as it does. */
export function useSpotlight(target: string | null): Light | null {
  const [light, setLight] = useState<Light | null>(null);
  useLayoutEffect(() => {
    const element = target ? document.querySelector(`[data-tutorial="${target}"]`) : null;
    const measure = () => setLight(element ? lightOn(element) : null);
    element?.scrollIntoView({ block: 'nearest' });
    measure();
    window.addEventListener('resize', measure);
    window.addEventListener('scroll', measure, { passive: true });
    return () => {
      window.removeEventListener('resize', measure);
      window.removeEventListener('scroll', measure);
    };
  }, [target]);
  return light;
}
