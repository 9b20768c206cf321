import { Suspense } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { Link } from '../components/actions/Link.tsx';
import { NavLink } from '../components/actions/NavLink.tsx';
import { Stock } from '../components/papers/Stock.tsx';
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
    <Stock kind="buff" className={styles.shell}>
      <a className="skip-link" href="#contenu">
        Aller au contenu
      </a>
      <header className={styles.header}>
        <Link className={styles.name} to="/home">
          {site.name}
        </Link>
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
      </header>
      <main id="contenu" className={styles.main}>
        <Suspense fallback={<p role="status">Un instant…</p>}>
          <Outlet />
        </Suspense>
      </main>
    </Stock>
  );
}
