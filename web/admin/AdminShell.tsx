import { Suspense } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { Link } from '../components/actions/Link.tsx';
import { NavLink } from '../components/actions/NavLink.tsx';
import { Stock } from '../components/papers/Stock.tsx';
import { site } from '../site/site.ts';
import styles from './AdminShell.module.css';

interface Room {
  readonly to: string;
  readonly label: string;
  readonly end?: boolean;
}

const rooms: readonly [Room, ...Room[]] = [
  { to: '/admin', label: 'Guichet', end: true },
  { to: '/admin/unsent', label: 'Commandes non envoyées' },
  { to: '/admin/batches', label: 'Lots' },
  { to: '/admin/explorer', label: 'Explorateur' },
  { to: '/admin/funnel', label: 'Chiffres' },
  { to: '/admin/places', label: 'Lieux' },
  { to: '/admin/security', label: 'Second facteur' },
];

/** The room one is in, by the longest of the addresses that begins this one. */
const roomAt = (pathname: string) =>
  rooms.filter(({ to }) => pathname.startsWith(to)).reduce((best, room) => (room.to.length > best.to.length ? room : best), rooms[0]);

/** Behind the counter: buff ledgers, the rooms of the office, and the way back to the other side. */
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
          {/* Folded on a telephone; another room folds it again. */}
          <details key={pathname} className={styles.folded}>
            <summary>{roomAt(pathname).label}</summary>
            <div className={styles.rooms}>
              {rooms.map(({ to, label, end }) => (
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
