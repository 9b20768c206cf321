import '../styles/gestures.css';
import { type ReactNode, Suspense } from 'react';
import { Navigate, Outlet, Route, Routes, useLocation } from 'react-router-dom';
import { PlayerOnly } from '../account/guards.tsx';
import { BatchesPage } from './batches/BatchesPage.tsx';
import { EditionsPage } from './editions/EditionsPage.tsx';
import { ExplorerPage } from './explorer/ExplorerPage.tsx';
import { FiguresPage } from './figures/FiguresPage.tsx';
import { FunnelPage } from './funnel/FunnelPage.tsx';
import { AdminHome } from './home/AdminHome.tsx';
import { KeepsakeSheetPage } from './keepsakes/KeepsakeSheetPage.tsx';
import { SELLS_KEEPSAKES } from './keepsakes/keepsakes.ts';
import { KeepsakesPage } from './keepsakes/KeepsakesPage.tsx';
import { type Today, useCounted, useToday } from './home/today.ts';
import { BatchLettersPage } from './letters/BatchLettersPage.tsx';
import { LetterPage } from './letters/Papers.tsx';
import { OrderPage } from './order/OrderPage.tsx';
import { PlacesPage } from './places/PlacesPage.tsx';
import { QueueLettersPage } from './queue/QueueLettersPage.tsx';
import { QueuePage } from './queue/QueuePage.tsx';
import { SalesPage } from './sales/SalesPage.tsx';
import { PersonPage } from './person/PersonPage.tsx';
import { SearchPage } from './search/SearchPage.tsx';
import { SecurityPage } from './security/SecurityPage.tsx';
import { UnsentPage } from './unsent/UnsentPage.tsx';
import { useClientState } from '../state/store.ts';
import { Link, NavLink } from '../components/actions/Link.tsx';
import { Row, Stack } from '../components/layout/layout.tsx';
import { Surface } from '../components/papers/Surface.tsx';
import { SearchField } from './search/SearchField.tsx';
import { site } from '../state/site.ts';
import styles from './AdminShell.module.css';

interface Section {
  readonly to: string;
  readonly label: string;
  readonly end?: boolean;
  /** What waits there. */
  readonly count?: (today: Today) => number | null;
}

const HOME: Section = { to: '/admin', label: 'Guichet', end: true };

const KEEPSAKES: Section = {
  to: '/admin/keepsakes',
  label: 'Planches',
  count: ({ keepsakes }) => keepsakes,
};

const GROUPS: readonly (readonly [name: string, rooms: readonly Section[]])[] = [
  [
    'Plis',
    [
      {
        to: '/admin/queue',
        label: 'Courrier',
        count: ({ toPrint, toPost }) => (toPrint ?? 0) + (toPost ?? 0),
      },
      { to: '/admin/batches', label: 'Lots' },
      ...(SELLS_KEEPSAKES ? [KEEPSAKES] : []),
      { to: '/admin/unsent', label: 'Commandes non envoyées', count: ({ unsent }) => unsent },
    ],
  ],
  [
    'Joueurs',
    [
      { to: '/admin/sales', label: 'Ventes' },
      { to: '/admin/explorer', label: 'Explorateur' },
    ],
  ],
  [
    'Comptes',
    [
      { to: '/admin/figures', label: 'Bilan', count: ({ late }) => late },
      { to: '/admin/funnel', label: 'Chiffres' },
    ],
  ],
  [
    'Terrain',
    [
      { to: '/admin/places', label: 'Lieux', count: ({ reported }) => reported },
      { to: '/admin/editions', label: 'Éditions' },
      { to: '/admin/security', label: 'Second facteur' },
    ],
  ],
];

/** Current section: the one with the longest matching address. */
const sectionAt = (pathname: string) =>
  GROUPS.flatMap(([, rooms]) => rooms)
    .filter(({ to }) => pathname.startsWith(to))
    .reduce((best, section) => (section.to.length > best.to.length ? section : best), HOME);

/** A room of the counter, with the number of what waits there. */
function Door({ section: { to, label, end, count } }: { readonly section: Section }) {
  const today = useCounted();
  const waiting = (today && count?.(today)) ?? 0;
  return (
    <NavLink to={to} end={end}>
      {label}
      {waiting > 0 && <b className={`figure ${styles.count}`}>{waiting.toLocaleString('fr-FR')}</b>}
    </NavLink>
  );
}

function AdminShell() {
  const { pathname } = useLocation();
  useToday(sectionAt(pathname) === HOME);
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
            <ul className={styles.rooms}>
              <li>
                <Door section={HOME} />
              </li>
              {GROUPS.map(([name, rooms]) => (
                <li key={name}>
                  <span className={styles.group}>{name}</span>
                  {rooms.map((room) => (
                    <Door key={room.to} section={room} />
                  ))}
                </li>
              ))}
            </ul>
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

/** Every staff screen, in one chunk that players never load. `unknown` is displayed for other addresses. */
export function AdminRoutes({ unknown }: { readonly unknown: ReactNode }) {
  return (
    <Routes>
      <Route element={<PlayerOnly />}>
        <Route element={<AdminOnly />}>
          <Route element={<AdminShell />}>
            <Route path="/admin" element={<AdminHome />} />
            <Route path="/admin/unsent" element={<UnsentPage />} />
            <Route path="/admin/queue" element={<QueuePage />} />
            <Route path="/admin/queue/letters" element={<QueueLettersPage />} />
            <Route path="/admin/keepsakes" element={<KeepsakesPage />} />
            <Route path="/admin/keepsakes/:id/sheet" element={<KeepsakeSheetPage />} />
            <Route path="/admin/sales" element={<SalesPage />} />
            <Route path="/admin/figures" element={<FiguresPage />} />
            <Route path="/admin/search" element={<SearchPage />} />
            <Route path="/admin/person" element={<PersonPage />} />
            <Route path="/admin/explorer" element={<ExplorerPage />} />
            <Route path="/admin/orders/:code" element={<OrderPage />} />
            <Route path="/admin/orders/:code/letter" element={<LetterPage />} />
            <Route path="/admin/funnel" element={<FunnelPage />} />
            <Route path="/admin/places" element={<PlacesPage />} />
            <Route path="/admin/editions" element={<EditionsPage />} />
            <Route path="/admin/security" element={<SecurityPage />} />
            <Route path="/admin/batches" element={<BatchesPage />} />
            <Route path="/admin/batches/:id/letters" element={<BatchLettersPage />} />
          </Route>
        </Route>
      </Route>
      <Route path="*" element={unknown} />
    </Routes>
  );
}

/**
 * Redirects players without staff rights to the site. Visitors without a session were sent to the login
 * before.
 */
function AdminOnly() {
  const admin = useClientState((state) => state.auth.admin);
  return admin ? <Outlet /> : <Navigate to="/" replace />;
}
