import { useLocation } from 'react-router-dom';

/** What a way into a paper or a list brings along in the history: the screen that it was opened from. */
interface WayBack {
  readonly from: string;
}

/** For the links of a screen to which one comes back. */
export const useWayBack = (): WayBack => ({ from: useLocation().pathname });

export const cameFrom = (state: unknown): string | null => (state as Partial<WayBack> | null)?.from ?? null;
