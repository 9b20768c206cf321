import { expect, it, vi } from 'vitest';
import { loadPage } from '../../../web/player/pages/load-page.ts';

const Page = () => null;

it('a page is requested again under another address before it fails', async () => {
  const importer = vi.fn((address: string) =>
    address.includes('again=')
      ? Promise.resolve({ default: Page })
      : Promise.reject(new TypeError('Failed to fetch')),
  );
  await expect(loadPage('/pages/a.js', importer)).resolves.toBe(Page);
  expect(importer).toHaveBeenCalledTimes(2);
});

it('a page is loaded once', async () => {
  const importer = vi.fn(() => Promise.resolve({ default: Page }));
  await Promise.all([loadPage('/pages/b.js', importer), loadPage('/pages/b.js', importer)]);
  expect(importer).toHaveBeenCalledTimes(1);
});

it('a failure is not cached, so that the page can be retried', async () => {
  const fails = vi.fn(() => Promise.reject(new TypeError('Failed to fetch')));
  await expect(loadPage('/pages/c.js', fails)).rejects.toThrow('Failed to fetch');
  await expect(loadPage('/pages/c.js', () => Promise.resolve({ default: Page }))).resolves.toBe(Page);
});

it('a module that is not a page is refused', async () => {
  await expect(loadPage('/pages/d.js', () => Promise.resolve({}))).rejects.toThrow(TypeError);
});
