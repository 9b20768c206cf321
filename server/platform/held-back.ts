import { connect } from 'node:net';
import { join } from 'node:path';

/** The socket of an exchange of editions, in the data folder that all servers of this machine share. */
export const holdOf = (dataDir: string): string => join(dataDir, 'exchange.sock');

/**
 * Resolves at once, or while editions are exchanged when the program that does it lets this server go on: once
 * those of the other edition have closed the database.
 */
export function untilReleased(dataDir: string): Promise<void> {
  return new Promise((resolve) => {
    const socket = connect(holdOf(dataDir)).resume();
    socket.once('error', () => undefined).once('close', () => resolve());
  });
}
