/** What the explorer is asked for; it stands in the page's own address, so that a look can be kept and sent on. */
export const FILTERS = ['q', 'city', 'state', 'step', 'stuck', 'sort', 'page'] as const;
export type Filter = (typeof FILTERS)[number];

export const PAGE_SIZE = 50;

/** The call's address for the page's: what is empty is not asked for. The file holds all pages. */
export function explorerCall(params: URLSearchParams, as: 'page' | 'csv' = 'page'): string {
  const query = new URLSearchParams(as === 'page' ? { size: String(PAGE_SIZE) } : {});
  const wanted = as === 'page' ? FILTERS : FILTERS.filter((name) => name !== 'page' && name !== 'sort');
  for (const name of wanted) {
    const value = params.get(name)?.trim();
    if (value) query.set(name, value);
  }
  return `admin/status/explorer${as === 'csv' ? '.csv' : ''}?${query.toString()}`;
}

/** From 1; anything else that stands in the address is the first page. */
export function pageNumber(params: URLSearchParams): number {
  const page = Number(params.get('page'));
  return Number.isSafeInteger(page) && page > 0 ? page : 1;
}

/** The same look with some filters changed; a change of anything but the page leads to the first page. */
export function withFilters(params: URLSearchParams, changes: Partial<Readonly<Record<Filter, string>>>): URLSearchParams {
  const next = new URLSearchParams(params);
  if (!('page' in changes)) next.delete('page');
  for (const [name, value] of Object.entries(changes)) {
    if (value === '') next.delete(name);
    else next.set(name, value);
  }
  return next;
}
