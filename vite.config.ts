import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { mdxPages } from './scripts/vite/mdx-pages.ts';
import { yamlModules } from './scripts/vite/yaml-modules.ts';

const root = import.meta.dirname;

/** Every page of every city is an input of its own: the app's script names none of them and does not grow with them. */
function gatedPages(): Record<string, string> {
  const pages: Record<string, string> = {};
  const scenarios = join(root, 'scenarios');
  for (const city of readdirSync(scenarios, { withFileTypes: true })) {
    if (!city.isDirectory()) continue;
    for (const kind of ['messages', 'documents', 'pages']) {
      for (const file of readdirSync(join(scenarios, city.name, kind), { withFileTypes: true })) {
        if (file.name.endsWith('.mdx')) pages[`gated/${city.name}/${kind}/${file.name}`] = join(scenarios, city.name, kind, file.name);
      }
    }
  }
  return pages;
}

export default defineConfig(({ isSsrBuild }) => ({
  root: join(root, 'web'),
  publicDir: join(root, 'web/public'),
  plugins: [yamlModules(), mdxPages(), react({ include: /\.(mdx|[jt]sx?)$/ })],
  server: { fs: { allow: [root] } },
  build: isSsrBuild
    ? {
        outDir: join(root, 'dist/server'),
        emptyOutDir: true,
        copyPublicDir: false,
        rolldownOptions: { input: { main: join(root, 'server/main.ts') } },
      }
    : {
        outDir: join(root, 'dist/web'),
        emptyOutDir: true,
        manifest: true,
        modulePreload: { polyfill: false },
        assetsInlineLimit: 0,
        rolldownOptions: {
          input: { app: join(root, 'web/index.html'), ...gatedPages() },
          preserveEntrySignatures: 'exports-only' as const,
          output: {
            // A gated page's address is a hash alone: it must not tell what it holds.
            entryFileNames: (chunk: { name: string }) => (chunk.name.startsWith('gated/') ? 'pages/[hash:16].js' : 'assets/[name]-[hash].js'),
            chunkFileNames: 'assets/[name]-[hash].js',
            assetFileNames: 'assets/[name]-[hash][extname]',
            codeSplitting: {
              groups: [{ name: 'vendor', test: /node_modules[\\/](react|react-dom|scheduler|react-router|react-router-dom)[\\/]/ }],
            },
          },
        },
      },
}));
