import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';

const SHORTEST_MS = 4000;
const LONGEST_MS = 9000;
const CHARACTER_MS = 12;
const HOLDING = ['pointerdown', 'wheel', 'touchmove', 'keydown', 'focusin'] as const;

/** The text was read while it was struck: a pause for its last lines is enough. */
export const readingPause = (length: number): number => Math.min(LONGEST_MS, Math.max(SHORTEST_MS, length * CHARACTER_MS));

/** Goes back to the desk after a pause. A touch, a key, a turn of the wheel or a focus that moves means that somebody is still reading. */
export function useReturnHome(active: boolean, length: number): number | null {
  const navigate = useNavigate();
  const [secondsLeft, setSecondsLeft] = useState<number | null>(null);
  useEffect(() => {
    if (!active) return undefined;
    const end = Date.now() + readingPause(length);
    const tick = () => {
      const left = Math.ceil((end - Date.now()) / 1000);
      setSecondsLeft(Math.max(0, left));
      if (left <= 0) void navigate('/home', { replace: true });
    };
    const timer = setInterval(tick, 250);
    const hold = () => {
      clearInterval(timer);
      setSecondsLeft(null);
    };
    HOLDING.forEach((event) => window.addEventListener(event, hold, { passive: true }));
    return () => {
      clearInterval(timer);
      HOLDING.forEach((event) => window.removeEventListener(event, hold));
    };
  }, [active, length, navigate]);
  return secondsLeft;
}
