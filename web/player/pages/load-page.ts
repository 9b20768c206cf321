import type { ComponentType } from 'react';

/** A compiled MDX page: it takes the components it may draw as a prop. */
export type PageComponent = ComponentType<{ components?: Readonly<Record<string, unknown>> }>;

/** What fetches a module; another one stands in for it where there is no network. */
export type ImportPage = (address: string) => Promise<unknown>;

const RETRY_AFTER_MS = 400;
const loaded = new Map<string, Promise<PageComponent>>();

function isPageModule(module: unknown): module is { default: PageComponent } {
  return typeof module === 'object' && module !== null && typeof (module as { default?: unknown }).default === 'function';
}

async function importPage(address: string, importer: ImportPage): Promise<PageComponent> {
  const module = await importer(address);
  if (!isPageModule(module)) throw new TypeError('The module has no page as its default export');
  return module.default;
}

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Some browsers keep a failed import for the life of the document: the second try bears another query. */
async function importTwice(address: string, importer: ImportPage): Promise<PageComponent> {
  try {
    return await importPage(address, importer);
  } catch {
    await wait(RETRY_AFTER_MS);
    return importPage(`${address}${address.includes('?') ? '&' : '?'}again=${Date.now()}`, importer);
  }
}

const importModule: ImportPage = (address) => import(/* @vite-ignore */ address);

/** Loads a page once; a failure is forgotten, so that it may be asked again. */
export function loadPage(address: string, importer: ImportPage = importModule): Promise<PageComponent> {
  const known = loaded.get(address);
  if (known) return known;
  const loading = importTwice(address, importer).catch((error: unknown) => {
    loaded.delete(address);
    throw error;
  });
  loaded.set(address, loading);
  return loading;
}
