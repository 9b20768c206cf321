import { existsSync, readFileSync } from 'node:fs';
import type { Plugin } from 'vite';
import { parse } from 'yaml';
import { mergeTranslation } from '../../engine/scenario/translation/merge.ts';

const YAML = /^(.*)\.ya?ml(?:\?(entry|in)=(\w+))?$/;

/** The site’s file with the texts of its translation, as far as there is one. */
function translated(file: unknown, path: string): unknown {
  const own: unknown = existsSync(path) ? parse(readFileSync(path, 'utf8')) : undefined;
  return mergeTranslation('site', file, own, 'texts').value;
}

/**
 * `import site from './site.yaml'` imports the parsed file, `'./site.yaml?entry=name'` only that entry of it,
 * and `'./site.yaml?in=en'` the file with the texts of `site.en.yaml`.
 */
export function yamlModules(): Plugin {
  return {
    name: 'yaml-modules',
    transform(code, id) {
      const match = YAML.exec(id);
      if (!match) return null;
      const file = parse(code) as Readonly<Record<string, unknown>>;
      const [, path, option, name = ''] = match;
      const translation = `${path}.${name}.yaml`;
      if (option === 'in') this.addWatchFile(translation);
      const value = option === 'in' ? translated(file, translation) : option === 'entry' ? file[name] : file;
      return { code: `export default ${JSON.stringify(value)};`, map: null };
    },
  };
}
