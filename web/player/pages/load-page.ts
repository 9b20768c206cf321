import { isRecord } from '../../../engine/public.ts';
import type { ComponentType } from 'react';
import { wait } from '../../api/server-clock.ts';

/** A compiled MDX page; its `components` prop lists the components it may render. */
export type PageComponent = ComponentType<{ components?: Readonly<Record<string, unknown>> }>;

/** Imports a module; replaced where there is no network. */
export type ImportPage = (address: string) => Promise<unknown>;

const RETRY_AFTER_MS = 400;
const loading = new Map<string, Promise<PageComponent>>();
const loaded = new Map<string, PageComponent>();

const isPageModule = (module: unknown): module is { default: PageComponent } =>
  isRecord(module) && typeof module.default === 'function';

async function importPage(address: string, importer: ImportPage): Promise<PageComponent> {
  const module = await importer(address);
  if (!isPageModule(module)) throw new TypeError('The module has no page as its default export');
  return module.default;
}

/**
 * Some browsers cache a failed import until the document closes, so the second try has another query string.
 */
async function importTwice(address: string, importer: ImportPage): Promise<PageComponent> {
  try {
    return await importPage(address, importer);
  } catch {
    await wait(RETRY_AFTER_MS);
    return importPage(`${address}${address.includes('?') ? '&' : '?'}again=${Date.now()}`, importer);
  }
}

const importModule: ImportPage = (address) => import(/* @vite-ignore */ address);

async function importOnce(address: string, importer: ImportPage): Promise<PageComponent> {
  try {
    const page = await importTwice(address, importer);
    loaded.set(address, page);
    return page;
  } catch (error) {
    loading.delete(address);
    throw error;
  }
}

/** Loads a page once; a failure is not cached, so that it can be retried. */
export function loadPage(address: string, importer: ImportPage = importModule): Promise<PageComponent> {
  const cached = loading.get(address) ?? importOnce(address, importer);
  loading.set(address, cached);
  return cached;
}

/** A page that is already loaded and can be rendered at once. */
export const loadedPage = (address: string): PageComponent | undefined => loaded.get(address);
