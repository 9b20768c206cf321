/** History state of a link to a paper or a list: the screen it was opened from. */
interface WayBack {
  readonly from: string;
}

export const wayBackTo = (from: string): WayBack => ({ from });

export const cameFrom = (state: unknown): string | null => (state as Partial<WayBack> | null)?.from ?? null;
