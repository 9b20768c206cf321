import { Link } from '../components/actions/Link.tsx';
import { t } from '../components/text/typography.tsx';
import { useClientState } from '../state/store.ts';
import styles from './LookingBanner.module.css';

/** Staff who see as a player are told so on every screen, and how to leave. */
export function LookingBanner() {
  const code = useClientState((state) => state.adminStatus?.code);
  if (!code) return null;
  return (
    <aside className={styles.banner} aria-label="Lecture seule">
      {t(`Pli ${code}, lecture seule.`)} <Link to={`/admin/orders/${code}`}>Son dossier</Link> <Link to="/home">Quitter</Link>
    </aside>
  );
}
