import { connect } from 'node:net';

/** Sends raw bytes; resolves with everything received until the server closes the connection. */
export function everythingReceived(address: string, bytes: string): Promise<string> {
  return new Promise((resolve, reject) => {
    let received = '';
    const { port, hostname } = new URL(address);
    const socket = connect(Number(port), hostname.replace(/[[\]]/g, ''), () => socket.write(bytes));
    socket.on('data', (part: Buffer) => (received += part.toString()));
    socket.once('error', reject).once('close', () => resolve(received));
  });
}
