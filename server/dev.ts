import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join, relative, resolve } from 'node:path';
import type { Server, ServerResponse } from 'node:http';
import { createServer as createVite, type ViteDevServer, type WebSocketClient } from 'vite';
import { NO_PROMOTIONS, type Story, TRANSLATIONS } from '../engine/index.ts';
import { compiledSlugs } from '../engine/scenario/parse/parse-mdx.ts';
import { addressedOrRefuse, factsOrRefuse, runEntry, settingsOrRefuse, start, type Handler } from './boot.ts';
import { createContentStore, type ContentStore } from './content/content-store.ts';
import { listCities } from './content/list-cities.ts';
import { byName, formatProblem, loadContent } from './content/load-content.ts';
import { loadFacts } from './content/load-facts.ts';
import { readTermsOfSale } from './content/terms-of-sale.ts';
import type { PageManifest } from './content/page-manifest.ts';
import { TRIAL_PATH } from './rendering/prerender-site.ts';
import { IN_TRIAL } from './routes/site/page-routes.ts';
import { signaturesOf } from './studio/incremental-loader.ts';
import { reportFixedFiles } from './studio/fixed-files.ts';
import { createSaveReader } from './studio/save-reader.ts';
import { createStudio, type StudioService, type StudioDocument } from './studio/studio.ts';

// `npm run dev`: one port serves the site from its sources with hot reload, reloads the scenarios when they
// change, and serves the writer's studio at /studio. `npm run dev -- <folder>` plays the cities of another
// folder.
const root = resolve('.');
const scenariosDir = resolve(process.argv[2] ?? 'scenarios');

/** The letter is at the root of its city. */
const PAGE_FOLDERS = { messages: 'messages', documents: 'documents', pages: 'pages', letter: '.' };

/**
 * The variants of a page, which are found by parsing it: asked for at each request, they are kept until its
 * text changes.
 */
const variants = new Map<string, { readonly text: string; readonly slugs: readonly string[] }>();

function slugsOf(path: string): readonly string[] {
  const text = readFileSync(path, 'utf8');
  const known = variants.get(path);
  if (known?.text === text) return known.slugs;
  const slugs = compiledSlugs(basename(path, '.mdx'), text);
  variants.set(path, { text, slugs });
  return slugs;
}

/** Pages by development address (a hash, as in a build). Vite compiles them on request. */
function devPages(cities = listCities(scenariosDir)): {
  manifest: PageManifest;
  sources: ReadonlyMap<string, string>;
} {
  const manifest = new Map<string, { address: string; file: null }>();
  const sources = new Map<string, string>();
  const folders = cities.flatMap((city) => [city, ...TRANSLATIONS.map((language) => `${city}/${language}`)]);
  for (const city of folders) {
    for (const [kind, place] of Object.entries(PAGE_FOLDERS)) {
      const folder = join(scenariosDir, city, place);
      for (const name of existsSync(folder) ? readdirSync(folder) : []) {
        if (!name.endsWith('.mdx')) continue;
        for (const slug of slugsOf(join(folder, name))) {
          const key = `${city}/${kind}/${slug}`;
          const address = `/pages/${createHash('sha256').update(key).digest('hex').slice(0, 16)}.js`;
          manifest.set(key, { address, file: null });
          sources.set(address, join(folder, `${slug}.mdx`));
        }
      }
    }
  }
  return { manifest, sources };
}

/** The loaded cities, and the studio that shows them. */
interface Playing {
  readonly content: ContentStore;
  readonly studio: StudioService;
}

/** Collects the files of one save; the telephone waits for it. */
const SAVE_MS = 5;

const fixedFiles = reportFixedFiles((path) => relative(root, path));

/**
 * Reloads the cities. A city with an error keeps its last valid version. Returns the problems as text, empty
 * when none is an error.
 */
function read({ content, studio }: Playing): string {
  const pages = devPages().manifest;
  const loaded = loadContent(scenariosDir, pages, studio.load);
  const promotions = loaded.content?.promotions ?? content.promotions();
  content.replace({ cities: byName(studio.settle(loaded, pages)), promotions });
  const problems = loaded.problems.map((problem) => formatProblem(problem)).join('\n');
  if (problems) process.stderr.write(`${problems}\n`);
  for (const line of fixedFiles(loaded.problems)) process.stdout.write(`${line}\n`);
  return loaded.content ? '' : problems;
}

/** Makes the letter of a city that is new, when its code is. */
function lettersOnce({ content }: Playing, makeLetters: () => Promise<void>): () => void {
  const codes = (): string =>
    content
      .all()
      .map(({ scenario }) => scenario.demonstration)
      .join(' ');
  let known = codes();
  return () => {
    if (codes() === known) return;
    known = codes();
    makeLetters().catch((error: unknown) => process.stderr.write(`${String(error)}\n`));
  };
}

/**
 * Puts the changed cities into play before they were played through; false when a file of one cannot be read,
 * or none has changed.
 */
function showUnplayed({ content, studio }: Playing, folders: readonly string[]): boolean {
  const cities = listCities(scenariosDir).filter((city) => folders.includes(join(scenariosDir, city)));
  const changed = studio.showUnplayed(devPages(cities).manifest, cities);
  if (changed && changed.length > 0)
    content.replace({ cities: byName([...content.all(), ...changed]), promotions: content.promotions() });
  return changed !== null;
}

/**
 * Tells open pages the problems and that something changed. A page that is opened or comes back asks for the
 * problems.
 */
function tellPages(vite: ViteDevServer, playing: Playing, first: string, onRead: () => void): void {
  let text = first;
  vite.ws.on('scenarios:ask', (_data: unknown, page: WebSocketClient) =>
    page.send('scenarios:problems', { text }),
  );
  const storiesInPlay = (): readonly Story[] =>
    [...playing.content.all(), ...playing.studio.shown()].map(({ story }) => story);
  let told = storiesInPlay();
  const tellChange = (): void => {
    told = storiesInPlay();
    vite.ws.send('scenarios:changed');
  };
  const readWhole = (): void => {
    text = read(playing);
    onRead();
    const stories = storiesInPlay();
    if (stories.length !== told.length || stories.some((story) => !told.includes(story))) tellChange();
    vite.ws.send('scenarios:problems', { text });
  };
  const readSave = createSaveReader({
    signatures: () => signaturesOf(scenariosDir),
    showUnplayed: (folders) => {
      const isShown = showUnplayed(playing, folders);
      if (isShown) tellChange();
      return isShown;
    },
    readWhole,
    afterPreview: playing.studio.afterPreview,
  });
  watchScenarios(vite, readSave);
  vite.ws.on('telephone:shown', playing.studio.previewDrawn);
  playing.studio.onWritten(readSave);
}

function watchScenarios(vite: ViteDevServer, onChange: () => void): void {
  let timer: NodeJS.Timeout | undefined;
  vite.watcher.add(scenariosDir);
  vite.watcher.on('all', (_event, path) => {
    if (!path.startsWith(scenariosDir)) return;
    clearTimeout(timer);
    timer = setTimeout(onChange, SAVE_MS);
  });
}

/** The studio lists the problems beside its telephone; on the site's own pages they lie above. */
const OVERLAY = '<script type="module" src="/studio/problems-overlay.ts"></script></body>';

/** A document of web/ with Vite's hot-reload client. */
async function sendDocument(
  vite: ViteDevServer,
  response: ServerResponse,
  { file, mount }: StudioDocument,
): Promise<void> {
  const plain = readFileSync(join(root, 'web', file), 'utf8');
  const html =
    mount === undefined
      ? plain.replace('</body>', file === 'index.html' ? OVERLAY : '</body>')
      : plain.replace('<html', `<html data-mount="${mount}"`);
  try {
    const page = await vite.transformIndexHtml(`/${file}`, html);
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(page);
  } catch (error) {
    response.writeHead(500).end(String(error));
  }
}

/** Routes studio, API, gated media and health to the application; everything else to Vite. */
async function aroundWithVite(
  playing: Playing,
  names: readonly string[],
  problems: string,
  handler: Handler,
  server: Server,
  makeLetters: () => Promise<void>,
): Promise<{ readonly handler: Handler; stop(): Promise<unknown> }> {
  const { studio } = playing;
  const vite = await createVite({
    configFile: join(root, 'vite.config.ts'),
    appType: 'custom',
    // Found before the studio asks for them: a package that is found later loads the page again.
    optimizeDeps: { entries: ['index.html', 'studio/index.html', 'studio/survey.html'] },
    server: {
      middlewareMode: true,
      // The studio is prepared while the writer goes to the browser.
      warmup: { clientFiles: ['studio/main.tsx'] },
      hmr: { overlay: false },
      ws: { server },
      fs: { allow: [scenariosDir] },
      allowedHosts: [...names],
      // Of the field sheet’s worker, which stands among its sources.
      headers: { 'service-worker-allowed': '/studio/reperage/' },
    },
  });
  studio.onEvent((event, data) => vite.ws.send({ type: 'custom', event, data }));
  tellPages(vite, playing, problems, lettersOnce(playing, makeLetters));
  const around: Handler = async (request, response) => {
    const path = request.url?.split('?')[0] ?? '/';
    const document = await studio.handle(request, response);
    if (document === 'done') return;
    if (document) return sendDocument(vite, response, document);
    const source = path.startsWith('/pages/') ? devPages().sources.get(path) : undefined;
    if (source)
      return void response
        .writeHead(307, { location: `/@fs${source}?import`, 'cache-control': 'no-store' })
        .end();
    // API paths have no extension; those that do are sources of web/api/.
    if (/^\/(api\/[^.]*$|media\/|healthz|readyz|metrics)/.test(path)) return handler(request, response);
    vite.middlewares(request, response, () => {
      if (/\.[a-z0-9]+$/i.test(path)) return void response.writeHead(404).end();
      const mount = IN_TRIAL.test(path) ? { mount: TRIAL_PATH } : {};
      void sendDocument(vite, response, { file: 'index.html', ...mount });
    });
  };
  return { handler: around, stop: () => Promise.all([vite.close(), studio.stop()]) };
}

await runEntry(async () => {
  // The site's sources import these facts, whichever cities are played.
  const facts = factsOrRefuse(loadFacts(join(root, 'scenarios')));
  const settings = { ...settingsOrRefuse(process.env), relaxedPolicy: true };
  const content = createContentStore({ cities: new Map(), promotions: NO_PROMOTIONS });
  const names = settings.mainUrl ? [new URL(settings.mainUrl).hostname] : [];
  const { mainUrl, host } = settings;
  process.stdout.write('Les villes se lisent…\n');
  const playing: Playing = { content, studio: createStudio(scenariosDir, facts, { names, mainUrl, host }) };
  const problems = read(playing);
  process.stdout.write('Le site s’ouvre…\n');
  const termsOfSale = readTermsOfSale(join(root, 'web/site/texts'), facts);
  let around = null as Awaited<ReturnType<typeof aroundWithVite>> | null;
  const running = await start(
    addressedOrRefuse(settings, facts),
    { content, facts, termsOfSale },
    {
      around: async (...parts) => (around = await aroundWithVite(playing, names, problems, ...parts)).handler,
    },
  );
  return {
    ...running,
    settings,
    studio: '/studio',
    stop: async () => {
      // First: a server does not close while an open page holds Vite’s socket.
      await around?.stop();
      await running.stop();
    },
  };
});
