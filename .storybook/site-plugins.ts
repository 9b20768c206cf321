import react from '@vitejs/plugin-react';
import type { Plugin, PluginOption } from 'vite';
import { mdxPages } from '../scripts/vite/mdx-pages.ts';
import { yamlModules } from '../scripts/vite/yaml-modules.ts';
import { citySteps, isStepFile } from '../web/workshop/city/city-steps.ts';
import { stageCity } from '../web/workshop/stage/city-module.ts';

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

/**
 * What the site is built with, and the cities' steps as stories. A step's file is no module of data here, and what is
 * asked for as text stays text: the engine reads it.
 */
export const sitePlugins = (): PluginOption[] => [
  citySteps(),
  stageCity(),
  except(yamlModules(), isStepFile),
  except(mdxPages(), (id) => id.includes('?raw')),
  react({ include: /\.(mdx|[jt]sx?)$/ }),
];
