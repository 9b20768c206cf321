import { createContext, useContext } from 'react';
import type { PostCity } from '../dates.ts';

/** Fields of the status about a document beside its text. */
export type Infos = Readonly<Record<string, unknown>>;

export type PageContentKind = 'message' | 'document' | 'page';

/** File that a sheet belongs to. */
export interface Filing {
  readonly city: PostCity;
  /** Number of the sheet in the file, none for the letter itself, and reference of the letter. */
  readonly piece: number | undefined;
  readonly letter: string;
  /** ISO 8601 date on which the letter was sent; null before printing. */
  readonly date: string | null;
}

export interface PageContextValue {
  readonly kind: PageContentKind;
  /** Addresses of the page's media, by the name used in it. */
  readonly media: Readonly<Record<string, string>>;
  readonly infos: Infos;
  readonly filing?: Filing;
  /** Activation code of the order, printed on its letter. */
  readonly code?: string;
  /** Address in the letter's QR code. */
  readonly link?: string;
  readonly contact?: string;
}

export const PageContext = createContext<PageContextValue>({ kind: 'page', media: {}, infos: {} });

export const usePageContext = (): PageContextValue => useContext(PageContext);

/** Address of a medium named in the page; null when the page has none by that name. */
export function useMedium(name: string): string | null {
  return usePageContext().media[name] ?? null;
}

/** A field as a text; undefined when it is missing or of another type. */
export function infoText(infos: Infos, field: string): string | undefined {
  const value = infos[field];
  return typeof value === 'string' && value !== '' ? value : undefined;
}

/** A field as a list of numbers. */
export function infoNumbers(infos: Infos, field: string): readonly number[] {
  const value = infos[field];
  return Array.isArray(value) ? value.filter((item) => typeof item === 'number') : [];
}
