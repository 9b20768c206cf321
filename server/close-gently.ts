import type { Server } from 'node:http';

const LOOK_AGAIN_MS = 100;
/** Shorter than what systemd and Docker wait before they kill. */
const STOP_WITHIN_MS = 20_000;

/**
 * No new connection; requests under way are answered to the end. A connection that is kept alive closes once its last
 * answer is out, and whoever reads too slowly is left after a while.
 */
export async function closeGently(server: Server): Promise<void> {
  const idle = setInterval(() => server.closeIdleConnections(), LOOK_AGAIN_MS);
  const patience = setTimeout(() => server.closeAllConnections(), STOP_WITHIN_MS);
  await new Promise((resolve) => server.close(resolve));
  clearInterval(idle);
  clearTimeout(patience);
}
