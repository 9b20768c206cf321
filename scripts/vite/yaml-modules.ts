import type { Plugin } from 'vite';
import { parse } from 'yaml';

/** `import site from './site.yaml'` gives the parsed file as default export. */
export function yamlModules(): Plugin {
  return {
    name: 'yaml-modules',
    transform(code, id) {
      if (!/\.ya?ml$/.test(id)) return null;
      return { code: `export default ${JSON.stringify(parse(code))};`, map: null };
    },
  };
}
