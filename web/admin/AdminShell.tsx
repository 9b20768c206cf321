import { Suspense } from 'react';
import { Link, NavLink, Outlet } from 'react-router-dom';
import { Stock } from '../components/Stock.tsx';
import { site } from '../site/site.ts';
import styles from './AdminShell.module.css';

const rooms = [
  { to: '/admin', label: 'Guichet', end: true },
  { to: '/admin/unsent', label: 'Commandes non envoyées' },
  { to: '/admin/batches', label: 'Lots' },
  { to: '/admin/explorer', label: 'Explorateur' },
  { to: '/admin/funnel', label: 'Chiffres' },
  { to: '/admin/places', label: 'Lieux' },
  { to: '/admin/security', label: 'Second facteur' },
];

/** Behind the counter: plain sheets, the rooms of the office, and the way back to the other side. */
export function AdminShell() {
  return (
    <Stock kind="paper" className={styles.shell}>
      <a className="skip-link" href="#contenu">
        Aller au contenu
      </a>
      <header className={styles.header}>
        <Link className={styles.name} to="/home">
          {site.name}
        </Link>
        <nav className={styles.rooms} aria-label="Administration">
          {rooms.map(({ to, label, end }) => (
            <NavLink key={to} to={to} end={end}>
              {label}
            </NavLink>
          ))}
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
