let offsetMs = 0;

/** Computes the offset of this device's clock from the server's. */
export function noteServerTime(serverTime: string): void {
  const server = Date.parse(serverTime);
  if (!Number.isNaN(server)) offsetMs = server - Date.now();
}

/** The server's time in milliseconds. Hints and hours use it, because a phone's clock may be wrong. */
export const serverNow = (): number => Date.now() + offsetMs;

export const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));
