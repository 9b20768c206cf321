import { useLocation, useSearchParams } from 'react-router-dom';
import { Link } from '../../components/actions/Link.tsx';
import { Row } from '../../components/layout/layout.tsx';
import { typeset } from '../../components/text/typography.tsx';
import { withFilters } from '../explorer/Pages.tsx';
import slips from '../Slips.module.css';
import { SEARCH, searchPath } from './counter-calls.ts';

/** The lists that the search narrows beside their own filters, by the names of their rooms. */
const PLACES: readonly (readonly [path: string, name: string])[] = [
  [SEARCH, 'Tout'],
  ['/admin/sales', 'Ventes'],
  ['/admin/explorer', 'Explorateur'],
];

/** What the page in the address was searched for; empty on pages that no search narrows. */
export function useSearched(): string {
  const { pathname } = useLocation();
  const [params] = useSearchParams();
  return PLACES.some(([path]) => path === pathname) ? (params.get('q')?.trim() ?? '') : '';
}

/** Where the same words can be looked for: everywhere, or in one list. */
export function SearchedIn() {
  const { pathname } = useLocation();
  const [params] = useSearchParams();
  const q = useSearched();
  if (q === '') return null;
  const label = typeset(`Recherche : ${q}`);
  return (
    <Row as="nav" gap={4} lineGap={2} align="center" className={slips.links} aria-label={label}>
      {pathname !== SEARCH && <b>{label}</b>}
      {PLACES.map(([path, name]) => (
        <Link key={path} to={searchPath(q, path)} aria-current={path === pathname ? 'page' : undefined}>
          {name}
        </Link>
      ))}
      {pathname !== SEARCH && (
        <Link to={`?${withFilters(params, { q: '' }).toString()}`}>Effacer la recherche</Link>
      )}
    </Row>
  );
}

/** Under a list in which the search found nothing. */
export const WHOLE_WORDS = 'Les noms, les mails et les codes postaux se cherchent en entier.';
