import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig, type BuildEnvironmentOptions } from 'vite';
import { compiledSlugs } from './engine/scenario/parse/parse-mdx.ts';
import { mdxPages } from './scripts/vite/mdx-pages.ts';
import { compressedFiles } from './scripts/vite/compressed-files.ts';
import { copiedTexts } from './scripts/vite/copied-texts.ts';
import { listFinished } from './server/content/list-cities.ts';
import { TRANSLATIONS } from './engine/words/language.ts';
import { servedFiles } from './scripts/vite/served-files.ts';
import { yamlModules } from './scripts/vite/yaml-modules.ts';

const root = import.meta.dirname;

/** Each page of each city is a separate input, so that the application's script contains no list of them. */
function gatedPages(): Record<string, string> {
  const scenarios = resolve(root, process.env.SCENARIOS_DIR ?? 'scenarios');
  const cities = listFinished(scenarios).flatMap((name) => [
    name,
    ...TRANSLATIONS.map((language) => `${name}/${language}`),
  ]);
  const folders = cities.flatMap((name) =>
    ['messages', 'documents', 'pages'].map((kind) => `${name}/${kind}`),
  );
  const pages = folders.flatMap((folder) =>
    pagesOf(join(scenarios, folder)).map((file) => [
      `gated/${folder}/${file}`,
      join(scenarios, folder, file),
    ]),
  );
  const letters = cities.flatMap((name) =>
    pagesOf(join(scenarios, name)).map((file) => [
      `gated/${name}/letter/${file}`,
      join(scenarios, name, file),
    ]),
  );
  return Object.fromEntries([...pages, ...letters]) as Record<string, string>;
}

/** The files to compile: those of a page with passages for some players are its variants. */
function pagesOf(folder: string): string[] {
  const names = existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.mdx')) : [];
  return names.flatMap((name) =>
    compiledSlugs(name.slice(0, -'.mdx'.length), readFileSync(join(folder, name), 'utf8')).map(
      (slug) => `${slug}.mdx`,
    ),
  );
}

/** Without the report of plug-in timings: minifying always takes most of a build. */
const checks = { bundlerTimings: false };

/**
 * The server, its printing process, and the renderer of public pages, which the server loads from the build.
 */
const serverBuild: BuildEnvironmentOptions = {
  outDir: join(root, 'dist/server'),
  emptyOutDir: true,
  copyPublicDir: false,
  assetsInlineLimit: 0,
  rolldownOptions: {
    checks,
    input: {
      main: join(root, 'server/main.ts'),
      printer: join(root, 'server/printing/printer.ts'),
      'sqlite-reader': join(root, 'server/store/database/sqlite-reader.mjs'),
      render: join(root, 'web/entry-server.tsx'),
    },
    // Staff screens are not rendered on the server.
    external: [/\/admin\/AdminRoutes\.tsx$/],
  },
};

/** Bundles React into the renderer in its production build, whatever NODE_ENV is when the server runs. */
const rendererDependencies = {
  ssr: {
    noExternal: [/^react(-dom|-router|-router-dom)?$/, /^@?xstate(\/react)?$/, /^use-sync-external-store$/],
  },
  define: { 'process.env.NODE_ENV': '"production"' },
};

const productionAliases = [
  // The package's default export is its development build, with warnings.
  { find: /^react-router$/, replacement: join(root, 'node_modules/react-router/dist/production/index.mjs') },
  // The shim is for older React versions.
  { find: /^use-sync-external-store\/shim$/, replacement: 'react' },
];

/** Whether a module is one of these files below web/. */
const isOneOf =
  (...files: readonly string[]) =>
  (id: string): boolean =>
    files.some((file) => id === join(root, 'web', file));

const webBuild = (): BuildEnvironmentOptions => ({
  outDir: join(root, 'dist/web'),
  emptyOutDir: true,
  manifest: true,
  modulePreload: { polyfill: false },
  assetsInlineLimit: 0,
  minify: 'terser',
  terserOptions: { module: true, ecma: 2020, compress: { passes: 3 }, mangle: { properties: false } },
  rolldownOptions: {
    checks,
    treeshake: {
      propertyReadSideEffects: false,
      moduleSideEffects: [{ test: /[\\/]use-sync-external-store[\\/]/, sideEffects: false }],
    },
    input: { app: join(root, 'web/index.html'), ...gatedPages() },
    preserveEntrySignatures: 'exports-only',
    output: {
      // The address of a gated page is a hash only, so that it reveals nothing of its content.
      entryFileNames: (chunk) =>
        chunk.name.startsWith('gated/') ? 'pages/[hash:16].js' : 'assets/[name]-[hash:7].js',
      chunkFileNames: 'assets/[name]-[hash:7].js',
      assetFileNames: 'assets/[name]-[hash:7][extname]',
      // Tells the browser to compile all functions while the script arrives: most of them are called at once.
      postBanner: ({ name }) => (name === 'vendor' ? '//# allFunctionsCalledOnLoad' : ''),
      codeSplitting: {
        groups: [
          {
            name: 'vendor',
            test: /node_modules[\\/](react|react-dom|scheduler|react-router|react-router-dom)[\\/]|rolldown[\\/]runtime/,
            priority: 4,
          },
          // A group contains what its modules import, so that every document, and the first screen of a
          // step, load a few scripts instead of one for each set of screens that share a module.
          { name: 'core', test: isOneOf('App.tsx', 'account/guards.tsx', 'styles/index.css'), priority: 3 },
          { name: 'step', test: isOneOf('player/GameShell.tsx', 'player/app/StepCodePage.tsx'), priority: 2 },
          // Parts that most instruments share.
          { name: 'instrument', test: /\/web\/puzzles\/shared\//, minShareCount: 4, priority: 1 },
        ],
      },
    },
  },
});

export default defineConfig(({ command, isSsrBuild }) => ({
  root: join(root, 'web'),
  publicDir: join(root, 'web/public'),
  plugins: [
    yamlModules(),
    mdxPages(),
    react({ include: /\.(mdx|[jt]sx?)$/ }),
    isSsrBuild
      ? copiedTexts(join(root, 'web/site/texts'), 'terms-of-sale.mdx', 'en/terms-of-sale.mdx')
      : compressedFiles(),
  ],
  server: { fs: servedFiles(root, process.env.DATA_DIR ?? 'data') },
  ...(isSsrBuild
    ? { build: serverBuild, ...rendererDependencies }
    : { build: webBuild(), resolve: { alias: command === 'build' ? productionAliases : [] } }),
}));
