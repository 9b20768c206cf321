import { mkdtempSync, rmSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import {
  addressedOrRefuse,
  contentOrRefuse,
  factsOrRefuse,
  settingsOrRefuse,
  start,
  type Handler,
} from '../../../server/boot.ts';
import { createContentStore } from '../../../server/content/content-store.ts';
import { loadContent } from '../../../server/content/load-content.ts';
import { loadFacts } from '../../../server/content/load-facts.ts';
import { readTermsOfSale } from '../../../server/content/terms-of-sale.ts';
import { readPageManifest } from '../../../server/content/page-manifest.ts';
import { builtSite } from '../../../server/rendering/built-site.ts';

const root = resolve(import.meta.dirname, '../../..');
const dist = join(root, 'dist');
const scenarios = join(root, 'scenarios');

export interface PaintedProduct {
  readonly url: string;
  /** Serves a single-file page on the same port; returns its address. */
  serveStill(name: string, html: string): string;
  stop(): Promise<void>;
}

function sendStill(response: ServerResponse, body: Buffer): void {
  const headers = {
    'content-type': 'text/html; charset=utf-8',
    'content-encoding': 'br',
    'content-length': body.length,
  };
  response.writeHead(200, headers).end(body);
}

/** Runs the built product in this process, so that still pages can be served on the same port. */
export async function startPaintedProduct(): Promise<PaintedProduct> {
  const dataDir = mkdtempSync(join(tmpdir(), 'bench-paint-'));
  const settings = settingsOrRefuse({
    PORT: '0',
    HOST: '127.0.0.1',
    DATA_DIR: dataDir,
    DEMO: '1',
    GAME_DEBUG: '1',
    LOG_LEVEL: 'silent',
  });
  const content = createContentStore(
    contentOrRefuse(loadContent(scenarios, readPageManifest(join(dist, 'web')))),
  );
  const facts = factsOrRefuse(loadFacts(scenarios));
  const still = new Map<string, Buffer>();
  const around = (handler: Handler): Promise<Handler> =>
    Promise.resolve(async (request, response) => {
      const page = still.get(request.url ?? '');
      return page ? sendStill(response, page) : handler(request, response);
    });
  const termsOfSale = readTermsOfSale(join(dist, 'server'), facts);
  const running = await start(
    addressedOrRefuse(settings, facts),
    { content, facts, termsOfSale },
    { site: await builtSite(dist), around },
  );
  const url = `http://127.0.0.1:${running.port}`;
  return {
    url,
    serveStill(name, html) {
      still.set(`/still/${name}`, brotliCompressSync(html));
      return `${url}/still/${name}`;
    },
    async stop() {
      await running.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
