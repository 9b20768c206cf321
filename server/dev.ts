import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Server } from 'node:http';
import { createServer as createVite, type ViteDevServer } from 'vite';
import { createCompiler } from '../engine/index.ts';
import { contentOrRefuse, factsOrRefuse, runEntry, settingsOrRefuse, start, type Handler } from './boot.ts';
import { createContentStore, type ContentStore } from './content/content-store.ts';
import { formatProblem, listCities, loadContent, type LoadResult } from './content/load-content.ts';
import { loadFacts } from './content/load-facts.ts';
import type { PageManifest } from './content/page-manifest.ts';

// `npm run dev`: one port, the site served from its sources with hot reload, the scenarios read again when they change.
// `npm run dev -- <folder>` plays the cities of another folder.
const root = resolve('.');
const scenariosDir = resolve(process.argv[2] ?? 'scenarios');

/** The letter lies at the root of its city. */
const PAGE_FOLDERS = { messages: 'messages', documents: 'documents', pages: 'pages', letter: '.' };

/** Pages by the address they have here, a hash as in a build; Vite compiles them when they are asked for. */
function devPages(): { manifest: PageManifest; sources: ReadonlyMap<string, string> } {
  const manifest = new Map<string, { address: string; file: null }>();
  const sources = new Map<string, string>();
  for (const city of listCities(scenariosDir)) {
    for (const [kind, place] of Object.entries(PAGE_FOLDERS)) {
      const folder = join(scenariosDir, city, place);
      for (const name of existsSync(folder) ? readdirSync(folder) : []) {
        if (!name.endsWith('.mdx')) continue;
        const key = `${city}/${kind}/${name.slice(0, -'.mdx'.length)}`;
        const address = `/pages/${createHash('sha256').update(key).digest('hex').slice(0, 16)}.js`;
        manifest.set(key, { address, file: null });
        sources.set(address, join(folder, name));
      }
    }
  }
  return { manifest, sources };
}

/** Remembers what it has read: who saves one file waits for one file. */
const compile = createCompiler();

const load = (): LoadResult => loadContent(scenariosDir, devPages().manifest, compile);

/** Reads the cities again. With an error, the last good ones stay and the browser shows what is wrong. */
function reload(content: ContentStore, vite: ViteDevServer): void {
  const loaded = load();
  const problems = loaded.problems.map((problem) => formatProblem(problem)).join('\n');
  if (problems) process.stderr.write(`${problems}\n`);
  if (!loaded.content) {
    vite.ws.send({ type: 'error', err: { message: problems, stack: 'La dernière version sans erreur reste en jeu.' } });
    return;
  }
  content.replace(loaded.content);
  // An update of nothing takes the error of before off the screen.
  vite.ws.send({ type: 'update', updates: [] });
  vite.ws.send({ type: 'custom', event: 'scenarios:changed' });
}

function watchScenarios(content: ContentStore, vite: ViteDevServer): void {
  let timer: NodeJS.Timeout | undefined;
  vite.watcher.add(scenariosDir);
  vite.watcher.on('all', (_event, path) => {
    if (!path.startsWith(scenariosDir)) return;
    clearTimeout(timer);
    timer = setTimeout(() => reload(content, vite), 80);
  });
}

/** API, gated media and health go to the application; pages of scenarios and the rest of the site to Vite. */
async function aroundWithVite(content: ContentStore, handler: Handler, server: Server): Promise<Handler> {
  const vite = await createVite({
    configFile: join(root, 'vite.config.ts'),
    appType: 'custom',
    server: { middlewareMode: true, ws: { server }, fs: { allow: [root, scenariosDir] } },
  });
  watchScenarios(content, vite);
  server.once('close', () => void vite.close());
  return async (request, response) => {
    const url = request.url ?? '/';
    const path = url.split('?')[0] ?? '/';
    const source = devPages().sources.get(path);
    if (source) return void response.writeHead(307, { location: `/@fs${source}?import`, 'cache-control': 'no-store' }).end();
    // Calls bear no extension; what does is a source of web/api/.
    if (/^\/(api\/[^.]*$|media\/|healthz|readyz|metrics)/.test(path)) return handler(request, response);
    vite.middlewares(request, response, () => {
      if (/\.[a-z0-9]+$/i.test(path)) return void response.writeHead(404).end();
      const html = readFileSync(join(root, 'web/index.html'), 'utf8');
      vite.transformIndexHtml(url, html).then(
        (page) => response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(page),
        (error: unknown) => response.writeHead(500).end(String(error)),
      );
    });
  };
}

await runEntry(async () => {
  const settings = { ...settingsOrRefuse(process.env), relaxedPolicy: true };
  const content = createContentStore(contentOrRefuse(load()));
  // The firm's facts are those the site's sources import, whichever cities are played.
  const facts = factsOrRefuse(loadFacts(join(root, 'scenarios')));
  return {
    ...(await start(settings, { content, facts }, { around: (handler, server) => aroundWithVite(content, handler, server) })),
    settings,
  };
});
