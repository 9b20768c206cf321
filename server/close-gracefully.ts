import type { Server } from 'node:http';

const POLL_MS = 100;
/** Shorter than the kill delay of systemd and Docker. */
const STOP_WITHIN_MS = 20_000;

/**
 * Refuses new connections and lets current requests finish. Keep-alive connections close after their last
 * response; slow readers are cut off after STOP_WITHIN_MS.
 */
export async function closeGracefully(server: Server): Promise<void> {
  const idle = setInterval(() => server.closeIdleConnections(), POLL_MS);
  const deadline = setTimeout(() => server.closeAllConnections(), STOP_WITHIN_MS);
  await new Promise((resolve) => server.close(resolve));
  clearInterval(idle);
  clearTimeout(deadline);
}
