import { existsSync, readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig, type BuildEnvironmentOptions } from 'vite';
import { mdxPages } from './scripts/vite/mdx-pages.ts';
import { compressedFiles } from './scripts/vite/compressed-files.ts';
import { wholeChunk } from './scripts/vite/whole-chunk.ts';
import { yamlModules } from './scripts/vite/yaml-modules.ts';

const root = import.meta.dirname;

/** Every page of every city is an input of its own: the app's script names none of them and does not grow with them. */
function gatedPages(): Record<string, string> {
  const scenarios = resolve(root, process.env.SCENARIOS_DIR ?? 'scenarios');
  const cities = readdirSync(scenarios, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  const folders = cities.flatMap(({ name }) => ['messages', 'documents', 'pages'].map((kind) => `${name}/${kind}`));
  const pages = folders.flatMap((folder) =>
    pagesOf(join(scenarios, folder)).map((file) => [`gated/${folder}/${file}`, join(scenarios, folder, file)]),
  );
  const letters = cities.flatMap(({ name }) =>
    pagesOf(join(scenarios, name)).map((file) => [`gated/${name}/letter/${file}`, join(scenarios, name, file)]),
  );
  return Object.fromEntries([...pages, ...letters]) as Record<string, string>;
}

function pagesOf(folder: string): string[] {
  return existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.mdx')) : [];
}

/** Shrinking scripts and styles takes most of a build, as it must: it need not be told each time. */
const checks = { bundlerTimings: false };

/** The server, and beside it what it loads to draw public pages: it imports nothing of the site's sources itself. */
const serverBuild: BuildEnvironmentOptions = {
  outDir: join(root, 'dist/server'),
  emptyOutDir: true,
  copyPublicDir: false,
  assetsInlineLimit: 0,
  rolldownOptions: {
    checks,
    input: {
      main: join(root, 'server/main.ts'),
      // A process of its own.
      printer: join(root, 'server/printing/printer.ts'),
      render: join(root, 'web/entry-server.tsx'),
    },
    // What the staff see is drawn in the browser alone.
    external: [/\/admin\/AdminRoutes\.tsx$/],
  },
};

/** What draws pages is bundled, so that it is React as made for production, whatever NODE_ENV says later. */
const drawing = {
  ssr: { noExternal: [/^react(-dom|-router|-router-dom)?$/, /^@?xstate(\/react)?$/, /^use-sync-external-store$/] },
  define: { 'process.env.NODE_ENV': '"production"' },
};

const leaner = [
  // The router's package leads to the build that it made for development, with its warnings.
  { find: /^react-router$/, replacement: join(root, 'node_modules/react-router/dist/production/index.mjs') },
  // What older React lacks, this one has.
  { find: /^use-sync-external-store\/shim$/, replacement: 'react' },
];

/** What most instruments share, as long as it brings no library along: too small to be asked for apart. */
const NEARLY_EVERY_INSTRUMENT =
  /web[\\/]puzzles[\\/]shared[\\/](?:Instrument|PuzzleLinks|RefusalText|outcome|button-text|use-stable-callback)\.|web[\\/]components[\\/]Lamp\./;

/** Whoever asks for a lazy part has these scripts. */
const ALREADY_THERE = /\/(?:vendor|core|parts|step|rolldown-runtime)-[\w-]+\.js$/;

interface Host {
  readonly hostId: string;
  readonly hostType: 'html' | 'js';
}

/**
 * The scripts that are asked for together with a lazy part: the script that names them all grows with each name. A step's document
 * names its own, and what comes while it is played may ask for them one after another.
 */
function withPart(part: string, scripts: string[], { hostId, hostType }: Host): string[] {
  if (hostType === 'html') return scripts;
  const isForLater = /\/step-/.test(hostId) || /\/FinalPage-/.test(part);
  return isForLater ? [] : scripts.filter((script) => !ALREADY_THERE.test(script));
}

const webBuild = (): BuildEnvironmentOptions => ({
  outDir: join(root, 'dist/web'),
  emptyOutDir: true,
  manifest: true,
  modulePreload: { polyfill: false, resolveDependencies: withPart },
  assetsInlineLimit: 0,
  minify: 'terser',
  terserOptions: { module: true, ecma: 2020, compress: { passes: 3 }, mangle: { properties: false } },
  rolldownOptions: {
    checks,
    treeshake: { propertyReadSideEffects: false, moduleSideEffects: [{ test: /[\\/]use-sync-external-store[\\/]/, sideEffects: false }] },
    input: { app: join(root, 'web/index.html'), ...gatedPages() },
    preserveEntrySignatures: 'exports-only',
    output: {
      // A gated page's address is a hash alone: it must not tell what it holds.
      entryFileNames: (chunk) => (chunk.name.startsWith('gated/') ? 'pages/[hash:16].js' : 'assets/[name]-[hash:7].js'),
      chunkFileNames: 'assets/[name]-[hash:7].js',
      assetFileNames: 'assets/[name]-[hash:7][extname]',
      // A hint to the browser: of what it is made with, most is called at once. Compiled whole while it arrives, it holds nobody up later.
      postBanner: ({ name }) => (name === 'vendor' ? '//# allFunctionsCalledOnLoad' : ''),
      codeSplitting: {
        groups: [
          {
            name: 'vendor',
            test: /node_modules[\\/](react|react-dom|scheduler|react-router|react-router-dom)[\\/]|rolldown[\\/]runtime/,
            priority: 4,
          },
          // Keys that act again as long as they are held are the smallest of what it drives.
          { name: 'xstate', test: /node_modules[\\/](xstate|@xstate)[\\/]|shared[\\/](hold-machine|use-hold-repeat)\./, priority: 4 },
          wholeChunk({ name: 'core', entry: join(root, 'web/main.tsx'), priority: 3 }),
          // Visitors' pages have some of them too.
          wholeChunk({ name: 'parts', entry: join(root, 'web/player/GameRoutes.tsx'), within: /web[\\/]components[\\/]/, priority: 2 }),
          wholeChunk({ name: 'step', entry: join(root, 'web/player/GameRoutes.tsx'), also: NEARLY_EVERY_INSTRUMENT, priority: 1 }),
        ],
      },
    },
  },
});

export default defineConfig(({ command, isSsrBuild }) => ({
  root: join(root, 'web'),
  publicDir: join(root, 'web/public'),
  plugins: [yamlModules(), mdxPages(), react({ include: /\.(mdx|[jt]sx?)$/ }), !isSsrBuild && compressedFiles()],
  server: { fs: { allow: [root] } },
  ...(isSsrBuild ? { build: serverBuild, ...drawing } : { build: webBuild(), resolve: { alias: command === 'build' ? leaner : [] } }),
}));
