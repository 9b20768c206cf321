import { join } from 'node:path';
import { defineConfig } from 'vite';
import { compressedFiles } from './scripts/vite/compressed-files.ts';
import { precachedFiles } from './scripts/vite/precached-files.ts';

const outDir = join(import.meta.dirname, 'dist/web');

/**
 * The service worker: one script at a fixed address, built after the site, because it lists the site's files.
 */
export default defineConfig({
  root: join(import.meta.dirname, 'web'),
  publicDir: false,
  plugins: [compressedFiles()],
  define: { PRECACHED: JSON.stringify(precachedFiles(outDir)), 'process.env.NODE_ENV': '"production"' },
  build: {
    outDir,
    emptyOutDir: false,
    rolldownOptions: {
      input: join(import.meta.dirname, 'web/worker/main.ts'),
      output: { format: 'iife', entryFileNames: 'sw.js' },
    },
  },
});
