import { connect } from 'node:net';

/** Sends these bytes as they are; gives what came back until the server ended the connection. */
export function everythingReceived(address: string, bytes: string): Promise<string> {
  return new Promise((resolve, reject) => {
    let said = '';
    const { port, hostname } = new URL(address);
    const socket = connect(Number(port), hostname.replace(/[[\]]/g, ''), () => socket.write(bytes));
    socket.on('data', (part: Buffer) => (said += part.toString()));
    socket.once('error', reject).once('close', () => resolve(said));
  });
}
