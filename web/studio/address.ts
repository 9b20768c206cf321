import { useEffect } from 'react';
import { type OpenPlace, sheetOf } from './sheet/open-place.ts';
import { tabState, updateTabState, useTabState } from './tab-state.ts';
import { VIEWS, type ViewName } from './views.ts';

/** What the window shows: a city, one of its views, and in the view of files the file. */
export interface Shown {
  readonly city: string;
  readonly view: ViewName;
  readonly file: string;
}

/** « images-et-sons »: a view’s name in the address, from its label. */
const wordOf = (label: string): string =>
  label
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z]+/gu, '-');

export function addressOf({ city, view, file }: Shown): string {
  const word = wordOf(VIEWS.find(({ name }) => name === view)?.label ?? '');
  return `#${[city, word, ...(view === 'sheet' ? file.split('/').filter(Boolean) : [])].map(encodeURIComponent).join('/')}`;
}

/** Null for an address that names no view, as that of a link within the page. */
export function shownAt(address: string): Shown | null {
  const [city = '', word = '', ...file] = address.replace(/^#/u, '').split('/').map(decodeURIComponent);
  const view = VIEWS.find(({ label }) => wordOf(label) === word);
  return city !== '' && view ? { city, view: view.name, file: file.join('/') } : null;
}

/** Shows what an address names. */
export function openAddress(address: string): void {
  const shown = shownAt(address);
  if (!shown) return;
  const { city, view, file } = shown;
  updateTabState<string | null>('city', null, () => city);
  updateTabState<ViewName>('view', 'story', () => view);
  const { file: now } = tabState<OpenPlace>(sheetOf(city), { file: '', at: null });
  if (view === 'sheet' && file !== '' && file !== now)
    updateTabState<OpenPlace | null>(sheetOf(city), null, () => ({ file, at: null }));
}

/** Keeps the address of the window: the browser’s buttons lead back and forward through the views. */
export function useAddress(city: string | undefined, view: ViewName): void {
  const [{ file }] = useTabState<OpenPlace>(sheetOf(city ?? ''), { file: '', at: null });
  useEffect(() => {
    const follow = (): void => openAddress(window.location.hash);
    window.addEventListener('popstate', follow);
    return () => window.removeEventListener('popstate', follow);
  }, []);
  useEffect(() => {
    if (city === undefined) return;
    const before = shownAt(window.location.hash);
    const address = addressOf({ city, view, file });
    if (before && addressOf(before) === address) return;
    // The first address names what is shown already.
    window.history[before ? 'pushState' : 'replaceState'](null, '', address);
  }, [city, view, file]);
}
