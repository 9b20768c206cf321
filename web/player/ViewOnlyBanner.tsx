import { Link } from '../components/actions/Link.tsx';
import { typeset } from '../components/text/typography.tsx';
import { useClientState } from '../state/store.ts';
import styles from './ViewOnlyBanner.module.css';

/** Reminds staff on every screen that they view the game as a player, with a way out. */
export function ViewOnlyBanner() {
  const code = useClientState((state) => state.adminStatus?.code);
  if (!code) return null;
  return (
    <aside className={styles.banner} aria-label="Lecture seule">
      {typeset(`Pli ${code}, lecture seule.`)} <Link to={`/admin/orders/${code}`}>Son dossier</Link>{' '}
      <Link to="/home">Quitter</Link>
    </aside>
  );
}
