import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { mdxPages } from '../scripts/vite/mdx-pages.ts';
import { yamlModules } from '../scripts/vite/yaml-modules.ts';
import { citySteps, isStepFile } from './city-steps.ts';

/** A plugin of the site that leaves some modules alone. */
function except(plugin: Plugin, left: (id: string) => boolean): Plugin {
  const transform = plugin.transform as (this: unknown, code: string, id: string) => unknown;
  return {
    ...plugin,
    transform(code, id) {
      return left(id) ? null : (transform.call(this, code, id) as null);
    },
  };
}

/** A step's file is a story here, and no module of data. */
const yaml = except(yamlModules(), isStepFile);
/** What is asked for as text stays text: the engine reads it. */
const mdx = except(mdxPages(), (id) => id.includes('?raw'));

export default defineConfig({
  plugins: [citySteps(), yaml, mdx, react({ include: /\.(mdx|[jt]sx?)$/ })],
  build: { assetsInlineLimit: 0 },
});
