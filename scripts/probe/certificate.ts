import { connect } from 'node:tls';
import { ProbeFault } from './calls.ts';

const DAY_MS = 24 * 3600 * 1000;
const LEAST_DAYS = 14;
const MOST_WAIT_MS = 10_000;

/** Throws when the certificate of an https address ends soon, or is not valid. */
export async function checkCertificate(site: string, now: number, ca?: string): Promise<void> {
  const { protocol, hostname, port } = new URL(site);
  if (protocol !== 'https:') return;
  const ends = await readEnd(hostname, Number(port || 443), ca);
  const days = Math.floor((ends - now) / DAY_MS);
  if (days < LEAST_DAYS) throw new ProbeFault(`Le certificat finit dans ${days} jours.`);
}

function readEnd(host: string, port: number, ca: string | undefined): Promise<number> {
  return new Promise((resolve, reject) => {
    const refuse = (error: Error): void =>
      reject(new ProbeFault(`Le certificat n’est pas accepté : ${error.message}.`));
    const socket = connect({ host, port, servername: host, ca, timeout: MOST_WAIT_MS }, () => {
      resolve(Date.parse(socket.getPeerCertificate().valid_to));
      socket.destroy();
    });
    socket.on('error', refuse);
    socket.on('timeout', () => socket.destroy(new Error('pas de réponse')));
  });
}
