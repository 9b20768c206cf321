import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { createServer, type Plugin } from 'vite';
import type * as PrerenderSite from '../../../server/rendering/prerender-site.ts';
import type { Renderer } from '../../../server/rendering/renderer.ts';
import type * as DrawPapers from '../../../web/workshop/language/draw-papers.tsx';
import type * as DrawScreens from '../../../web/workshop/language/draw-screens.tsx';
import type * as PseudoCatalogues from '../../../web/workshop/language/pseudo-catalogues.tsx';
import { mdxPages } from '../../vite/mdx-pages.ts';
import { yamlModules } from '../../vite/yaml-modules.ts';
import { pseudoModules } from './pseudo-modules.ts';
import { openWindow } from './window.ts';

const root = join(import.meta.dirname, '../../..');
const FOLDER = '/web/workshop/language';

/** Draws screens, public pages and papers from their sources. */
export interface Drawing {
  readonly screens: typeof DrawScreens;
  readonly papers: typeof DrawPapers;
  readonly renderer: Renderer;
  readonly prerenderSite: typeof PrerenderSite.prerenderSite;
  readonly close: () => Promise<void>;
}

/**
 * Compiles the site’s sources in this process, with the pseudo-language in the place of English. `changed`: other
 * sources of a test.
 */
export async function openDrawing(...changed: readonly Plugin[]): Promise<Drawing> {
  const vite = await createServer({
    root,
    configFile: false,
    appType: 'custom',
    logLevel: 'error',
    plugins: [...changed, pseudoModules(), yamlModules(), mdxPages(), react({ include: /\.(mdx|[jt]sx?)$/ })],
    server: { middlewareMode: true, hmr: false, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true, include: [] },
  });
  openWindow();
  const { warn } = console;
  // A screen that leads elsewhere draws nothing, and says so.
  console.warn = () => undefined;
  const load = <Module>(path: string) => vite.ssrLoadModule(path) as Promise<Module>;
  const words = await load<typeof PseudoCatalogues>(`${FOLDER}/pseudo-catalogues.tsx`);
  await words.speakPseudo();
  const { prerenderSite } = await load<typeof PrerenderSite>('/server/rendering/prerender-site.ts');
  return {
    screens: await load<typeof DrawScreens>(`${FOLDER}/draw-screens.tsx`),
    papers: await load<typeof DrawPapers>(`${FOLDER}/draw-papers.tsx`),
    renderer: await load<Renderer>('/web/entry-server.tsx'),
    prerenderSite,
    close: () => {
      console.warn = warn;
      return vite.close();
    },
  };
}
