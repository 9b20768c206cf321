let offsetMs = 0;

/** Learns how far this device's clock is from the server's. */
export function noteServerTime(serverTime: string): void {
  const server = Date.parse(serverTime);
  if (!Number.isNaN(server)) offsetMs = server - Date.now();
}

/** The server's time, milliseconds: what hints and hours count by, whatever the phone believes. */
export const serverNow = (): number => Date.now() + offsetMs;
