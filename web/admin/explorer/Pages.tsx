import { ButtonLink } from '../../components/actions/Button.tsx';
import { Row } from '../../components/layout/layout.tsx';

interface PagesProps {
  readonly params: URLSearchParams;
  readonly page: number;
  readonly total: number;
}

export function Pages({ params, page, total }: PagesProps) {
  const last = Math.max(1, Math.ceil(total / PAGE_SIZE));
  if (last === 1) return null;
  const to = (number: number) => `?${withFilters(params, { page: String(number) }).toString()}`;
  return (
    <Row as="nav" gap={4} align="center" justify="centred" aria-label="Pages du registre">
      {page > 1 && (
        <ButtonLink className="button--small" to={to(page - 1)} rel="prev">
          Page précédente
        </ButtonLink>
      )}
      <span>{`Page ${page} sur ${last}`}</span>
      {page < last && (
        <ButtonLink className="button--small" to={to(page + 1)} rel="next">
          Page suivante
        </ButtonLink>
      )}
    </Row>
  );
}

/** Query of the explorer, stored in the page's address, so that a search can be bookmarked and shared. */
const FILTERS = ['q', 'city', 'state', 'step', 'stuck', 'sort', 'page'] as const;

export const PAGE_SIZE = 50;

/** Address of the API call for the page's parameters, without empty ones. The CSV file has all pages. */
export function explorerCall(params: URLSearchParams, as: 'page' | 'csv' = 'page'): string {
  const query = new URLSearchParams(as === 'page' ? { size: String(PAGE_SIZE) } : {});
  const wanted = as === 'page' ? FILTERS : FILTERS.filter((name) => name !== 'page' && name !== 'sort');
  for (const name of wanted) {
    const value = params.get(name)?.trim();
    if (value) query.set(name, value);
  }
  return `admin/status/explorer${as === 'csv' ? '.csv' : ''}?${query.toString()}`;
}

/** Page number from 1; anything invalid is page 1. */
export function pageNumber(params: URLSearchParams): number {
  const page = Number(params.get('page'));
  return Number.isSafeInteger(page) && page > 0 ? page : 1;
}

/** The query with some filters changed; every change except of the page leads to page 1. */
export function withFilters(
  params: URLSearchParams,
  changes: Readonly<Record<string, string>>,
): URLSearchParams {
  const next = new URLSearchParams(params);
  if (!('page' in changes)) next.delete('page');
  for (const [name, value] of Object.entries(changes)) {
    if (value === '') next.delete(name);
    else next.set(name, value);
  }
  return next;
}
