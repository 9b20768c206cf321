import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { compile } from '@mdx-js/mdx';
import { parse } from 'yaml';
import { withoutVariant } from '../../../engine/scenario/page-variants.ts';
import { PAGE_PLUGINS } from '../../../scripts/vite/mdx-pages.ts';
import { cityContent, readMedia } from '../../../server/content/city-content.ts';
import type { CityContent } from '../../../server/content/content-store.ts';
import { contentHash } from '../../../server/content/served-file.ts';
import { root } from '../programs/run.ts';
import type { TestCity } from './cities.ts';

const jsxRuntime = readFileSync(join(root, 'node_modules/react/cjs/react-jsx-runtime.production.js'), 'utf8');
const IMPORT = /^import (\{.+\}) from "react\/jsx-runtime";$/mu;

/**
 * A page with React's JSX functions in it: a browser finds no package by its name, and elements are the same
 * in every copy of React.
 */
const withJsxRuntime = (code: string): string =>
  code.replace(
    IMPORT,
    (_line, names: string) =>
      `const exports = {};\n${jsxRuntime}\nconst ${names.replaceAll(' as ', ': ')} = exports;`,
  );

/**
 * A city with its own media, and its pages compiled as the build compiles them. `into`: a folder for the
 * compiled pages.
 */
export async function compiledContent(
  { story, source }: TestCity,
  folder: string,
  into: string,
): Promise<CityContent> {
  const { scenario } = story;
  mkdirSync(into, { recursive: true });
  const built = Object.keys(scenario.pages).map(async (key) => {
    const path = `${key.replace(/^letter\//u, '')}.mdx`;
    const value = source.files.find((file) => file.path === withoutVariant(path))?.text ?? '';
    const code = withJsxRuntime(
      String(await compile({ path: join(folder, path), value }, { remarkPlugins: PAGE_PLUGINS })),
    );
    const address = `/pages/${contentHash(Buffer.from(code))}.js`;
    const file = join(into, address.replace('/pages/', ''));
    writeFileSync(file, code);
    return [`${scenario.slug}/${key}`, { address, file }] as const;
  });
  const maps = new Map(
    source.files.flatMap(({ path, text }) =>
      path.startsWith('media/') ? [[path, parse(text) as unknown]] : [],
    ),
  );
  const media = readMedia(scenario.media, (name) => readFileSync(join(folder, 'media', name)), maps);
  return cityContent(story, media, new Map(await Promise.all(built)));
}
