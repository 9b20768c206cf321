import { Suspense } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { Link } from '../components/actions/Link.tsx';
import { NavLink } from '../components/actions/NavLink.tsx';
import { Row, Stack } from '../components/layout/layout.tsx';
import { Surface } from '../components/papers/Surface.tsx';
import { SearchField } from './search/SearchField.tsx';
import { site } from '../state/site.ts';
import styles from './AdminShell.module.css';

interface Section {
  readonly to: string;
  readonly label: string;
  readonly end?: boolean;
}

const sections: readonly [Section, ...Section[]] = [
  { to: '/admin', label: 'Guichet', end: true },
  { to: '/admin/unsent', label: 'Commandes non envoyées' },
  { to: '/admin/queue', label: 'Courrier' },
  { to: '/admin/batches', label: 'Lots' },
  { to: '/admin/sales', label: 'Ventes' },
  { to: '/admin/explorer', label: 'Explorateur' },
  { to: '/admin/figures', label: 'Bilan' },
  { to: '/admin/funnel', label: 'Chiffres' },
  { to: '/admin/places', label: 'Lieux' },
  { to: '/admin/editions', label: 'Éditions' },
  { to: '/admin/security', label: 'Second facteur' },
];

/** Current section: the one with the longest matching address. */
const sectionAt = (pathname: string) =>
  sections
    .filter(({ to }) => pathname.startsWith(to))
    .reduce((best, section) => (section.to.length > best.to.length ? section : best), sections[0]);

/** Frame of the staff screens, with their menu and a link to the game. */
export function AdminShell() {
  const { pathname } = useLocation();
  return (
    <Surface kind="buff" className={styles.shell}>
      <a className="skip-link" href="#contenu">
        Aller au contenu
      </a>
      <Row as="header" gap={5} lineGap={0} align="center" className={styles.header}>
        <Link className={styles.name} to="/home">
          {site.name}
        </Link>
        <SearchField />
        <nav aria-label="Administration">
          {/* Collapsed on a phone; navigating collapses it again. */}
          <details key={pathname} className={styles.folded}>
            <summary>{sectionAt(pathname).label}</summary>
            <div className={styles.rooms}>
              {sections.map(({ to, label, end }) => (
                <NavLink key={to} to={to} end={end}>
                  {label}
                </NavLink>
              ))}
            </div>
          </details>
        </nav>
      </Row>
      <Stack as="main" gap={5} id="contenu" className={styles.main}>
        <Suspense fallback={<p role="status">Un instant…</p>}>
          <Outlet />
        </Suspense>
      </Stack>
    </Surface>
  );
}
