import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { createServer } from 'vite';
import type * as DrawScreens from '../../../web/workshop/language/draw-screens.tsx';
import type * as PseudoCatalogues from '../../../web/workshop/language/pseudo-catalogues.tsx';
import { mdxPages } from '../../vite/mdx-pages.ts';
import { yamlModules } from '../../vite/yaml-modules.ts';
import { openWindow } from './window.ts';

const root = join(import.meta.dirname, '../../..');
const FOLDER = '/web/workshop/language';

/** Draws screens from their sources. */
export interface Drawing {
  readonly screens: typeof DrawScreens;
  readonly close: () => Promise<void>;
}

/** Compiles the site’s sources in this process, with the pseudo-language in its catalogues. */
export async function openDrawing(): Promise<Drawing> {
  const vite = await createServer({
    root,
    configFile: false,
    appType: 'custom',
    logLevel: 'error',
    plugins: [yamlModules(), mdxPages(), react({ include: /\.(mdx|[jt]sx?)$/ })],
    server: { middlewareMode: true, hmr: false, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true, include: [] },
  });
  openWindow();
  // A screen that leads elsewhere draws nothing, and says so.
  console.warn = () => undefined;
  const words = (await vite.ssrLoadModule(`${FOLDER}/pseudo-catalogues.tsx`)) as typeof PseudoCatalogues;
  const screens = (await vite.ssrLoadModule(`${FOLDER}/draw-screens.tsx`)) as typeof DrawScreens;
  await words.speakPseudo();
  return { screens, close: () => vite.close() };
}
