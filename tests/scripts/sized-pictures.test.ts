import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { compile } from '@mdx-js/mdx';
import { afterAll, describe, expect, it } from 'vitest';
import { sizedPictures } from '../../scripts/vite/mdx-pages.ts';

const city = mkdtempSync(join(tmpdir(), 'images-'));
mkdirSync(join(city, 'media'));
writeFileSync(join(city, 'media/wide.svg'), '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 30 20"/>');
writeFileSync(join(city, 'media/no-size.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
writeFileSync(join(city, 'media/broken.png'), 'not a picture');
afterAll(() => rmSync(city, { recursive: true }));

/** The attributes of the page's picture in the browser's code. */
async function attributesOf(page: string, picture: string): Promise<string> {
  const code = String(
    await compile({ path: join(city, page), value: picture }, { remarkPlugins: [sizedPictures] }),
  );
  return /_jsx\(Picture, (\{[^}]*\})/u.exec(code)?.[1] ?? code;
}

describe('a picture of a page', () => {
  it.each(['messages/one.mdx', 'letter.mdx'])('has the size of its file, in %s', async (page) => {
    const attributes = await attributesOf(page, '<Picture name="wide.svg" alt="Une vue" />');
    expect(attributes).toContain('width: "30"');
    expect(attributes).toContain('height: "20"');
  });

  it.each(['no-size.svg', 'broken.png', 'missing.svg'])(
    'compiles without a size when its file gives none: %s',
    async (name) => {
      const attributes = await attributesOf('messages/one.mdx', `<Picture name="${name}" alt="Une vue" />`);
      expect(attributes).toContain(name);
      expect(attributes).not.toContain('width');
    },
  );
});
