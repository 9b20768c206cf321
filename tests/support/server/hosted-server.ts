import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { SiteFile } from '../../../engine/index.ts';
import { addressedOrRefuse, settingsOrRefuse, start } from '../../../server/boot.ts';
import type { ContentStore } from '../../../server/content/content-store.ts';
import { readTermsOfSale } from '../../../server/content/terms-of-sale.ts';
import { loadFacts } from '../../../server/content/load-facts.ts';
import { builtSite } from '../../../server/rendering/built-site.ts';
import { readBuild } from '../programs/build.ts';
import { scenariosDir } from '../cities/cities.ts';
import { QUICK_HASHING } from './quick-hashing.ts';
import { dist } from '../programs/run.ts';

/** The parts of a server that a browser or a database client needs. */
export interface ServerLocation {
  /** http://127.0.0.1:<port>, the port chosen by the system. */
  readonly address: string;
  readonly dataDir: string;
}

/**
 * The built site and the real application in the test's own process, with a clock that can be set forward.
 */
export interface HostedServer extends ServerLocation {
  /** Sets the server's clock forward. */
  wait(milliseconds: number): void;
  stop(): Promise<void>;
}

/**
 * Starts the application as `npm start` does, but in this process; the build is read once per worker.
 * `cities`: others than the build's. `shop`: its products.
 */
export async function hostServer(
  env: NodeJS.ProcessEnv = {},
  cities?: ContentStore,
  shop?: SiteFile['shop'],
): Promise<HostedServer> {
  const { content, site } = await readBuild();
  const { facts } = loadFacts(scenariosDir);
  if (!facts) throw new Error('scenarios/site.yaml is not valid');
  const termsOfSale = readTermsOfSale(join(dist, 'server'), facts);
  const dataDir = mkdtempSync(join(tmpdir(), 'poste-restante-'));
  const settings = settingsOrRefuse({
    PORT: '0',
    HOST: '127.0.0.1',
    DATA_DIR: dataDir,
    DEMO: '1',
    LOG_LEVEL: 'silent',
    ...env,
  });
  let ahead = 0;
  const running = await start(
    addressedOrRefuse(settings, facts),
    { content: cities ?? content, facts: shop ? { ...facts, shop } : facts, termsOfSale },
    {
      site: env.MAIN_URL ? await builtSite(dist, env.MAIN_URL) : site,
      clock: () => Date.now() + ahead,
      hashing: QUICK_HASHING,
    },
  );
  const stop = async (): Promise<void> => {
    await running.stop();
    rmSync(dataDir, { recursive: true, force: true });
  };
  return {
    address: `http://127.0.0.1:${running.port}`,
    dataDir,
    wait: (milliseconds) => void (ahead += milliseconds),
    stop,
  };
}
