import react from '@vitejs/plugin-react';
import type { Plugin, PluginOption } from 'vite';
import { mdxPages } from '../scripts/vite/mdx-pages.ts';
import { yamlModules } from '../scripts/vite/yaml-modules.ts';
import { citySteps, isStepFile } from '../web/workshop/city/city-steps.ts';
import { stageCity } from '../web/workshop/stage/city-module.ts';

/** Wraps a plugin so that it skips some modules. */
function except(plugin: Plugin, isSkipped: (id: string) => boolean): Plugin {
  const transform = plugin.transform as (this: unknown, code: string, id: string) => unknown;
  return {
    ...plugin,
    transform(code, id) {
      return isSkipped(id) ? null : (transform.call(this, code, id) as null);
    },
  };
}

/**
 * Plugins of the site's build, and those for the cities' steps. Step files become stories instead of data
 * modules, and `?raw` imports stay text for the engine.
 */
export const sitePlugins = (): PluginOption[] => [
  citySteps(),
  stageCity(),
  except(yamlModules(), isStepFile),
  except(mdxPages(), (id) => id.includes('?raw')),
  react({ include: /\.(mdx|[jt]sx?)$/ }),
];
