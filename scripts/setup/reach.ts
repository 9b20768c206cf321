import { lookup, resolveMx } from 'node:dns/promises';
import { createTransport } from 'nodemailer';
import { isReachable, openDatabase } from '../../server/store/database/open-database.ts';

/** What can be tried over the network. Each is true, or false when there is no answer. */
export interface Reach {
  name(host: string): Promise<boolean>;
  /** Whether a domain takes mails. */
  mailbox(domain: string): Promise<boolean>;
  mailServer(url: string): Promise<boolean>;
  database(url: string): Promise<boolean>;
}

const MOST_WAIT_MS = 8000;

async function succeeds(work: Promise<unknown>): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<false>((resolve) => {
    timer = setTimeout(() => resolve(false), MOST_WAIT_MS);
  });
  const done = work.then(
    (result) => result !== false,
    () => false,
  );
  return Promise.race([done, late]).finally(() => clearTimeout(timer));
}

export const network: Reach = {
  name: (host) => succeeds(lookup(host)),
  mailbox: (domain) => succeeds(resolveMx(domain).then((servers) => servers.length > 0)),
  mailServer: (url) =>
    succeeds(
      createTransport({ url, connectionTimeout: MOST_WAIT_MS, greetingTimeout: MOST_WAIT_MS }).verify(),
    ),
  async database(url) {
    const db = openDatabase({ dataDir: '', databaseUrl: url });
    try {
      return await succeeds(isReachable(db));
    } finally {
      await db.destroy();
    }
  },
};
