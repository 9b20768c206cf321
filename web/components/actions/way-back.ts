/** What a way into a paper or a list brings along in the history: the screen that it was opened from. */
interface WayBack {
  readonly from: string;
}

export const wayBackTo = (from: string): WayBack => ({ from });

export const cameFrom = (state: unknown): string | null => (state as Partial<WayBack> | null)?.from ?? null;
