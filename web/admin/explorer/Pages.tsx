import { ButtonLink } from '../../components/actions/Button.tsx';
import { Row } from '../../components/layout/layout.tsx';
import { PAGE_SIZE, withFilters } from './query.ts';

interface PagesProps {
  readonly params: URLSearchParams;
  readonly page: number;
  readonly total: number;
}

/** Links to the previous and the next page. */
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
