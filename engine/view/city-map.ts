import type { DocumentView, Status } from './types.ts';

interface CityMap {
  readonly document: DocumentView;
  /** Address of its data. */
  readonly address: string;
}

/** The document with the city's map: its page has a centre and the data of a map. Null while the player has none. */
export function cityMapOf({ infos, view }: Pick<Status, 'infos' | 'view'>): CityMap | null {
  const document = view?.documents.find(({ slug }) => Array.isArray(infos[slug]?.['center']));
  const address = Object.entries(document?.page.media ?? {}).find(([name]) => name.endsWith('.yaml'))?.[1];
  return document && address !== undefined ? { document, address } : null;
}
