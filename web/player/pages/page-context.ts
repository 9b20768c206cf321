import { createContext, useContext } from 'react';

/** What the status tells about a document beside its text; each page reads the fields it needs. */
export type Infos = Readonly<Record<string, unknown>>;

export type PageContentKind = 'message' | 'document' | 'page';

/** The file that a sheet belongs to. */
export interface Filing {
  /** The city's name, as it is written in a sentence. */
  readonly city: string;
  /** Its number among the pieces of the file, and the letter they came with. */
  readonly piece: number;
  readonly letter: string;
  /** ISO 8601: the day that the letter left; null while nothing was printed. */
  readonly date: string | null;
}

export interface PageContextValue {
  readonly kind: PageContentKind;
  /** Addresses of the media the page shows, by the name written in it. */
  readonly media: Readonly<Record<string, string>>;
  readonly infos: Infos;
  readonly filing?: Filing;
  /** The activation code of the order, printed on its letter. */
  readonly code?: string;
  /** The address that the letter's squares open. */
  readonly link?: string;
  /** Where the player may write to. */
  readonly contact?: string;
}

export const PageContext = createContext<PageContextValue>({ kind: 'page', media: {}, infos: {} });

export const usePageContext = (): PageContextValue => useContext(PageContext);

/** Address of a medium named in the page; null when the page was given none by that name. */
export function useMedium(name: string): string | null {
  return usePageContext().media[name] ?? null;
}

/** A field of the infos as a text; undefined when it is missing or of another kind. */
export function infoText(infos: Infos, field: string): string | undefined {
  const value = infos[field];
  return typeof value === 'string' && value !== '' ? value : undefined;
}

/** A field of the infos as a list of numbers. */
export function infoNumbers(infos: Infos, field: string): readonly number[] {
  const value = infos[field];
  return Array.isArray(value) ? value.filter((item) => typeof item === 'number') : [];
}
