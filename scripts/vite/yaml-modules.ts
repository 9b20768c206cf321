import type { Plugin } from 'vite';
import { parse } from 'yaml';

const YAML = /\.ya?ml(?:\?entry=(\w+))?$/;

/**
 * `import site from './site.yaml'` imports the parsed file, `'./site.yaml?entry=name'` only that entry of it.
 */
export function yamlModules(): Plugin {
  return {
    name: 'yaml-modules',
    transform(code, id) {
      const match = YAML.exec(id);
      if (!match) return null;
      const file = parse(code) as Readonly<Record<string, unknown>>;
      const [, entry] = match;
      return {
        code: `export default ${JSON.stringify(entry === undefined ? file : file[entry])};`,
        map: null,
      };
    },
  };
}
