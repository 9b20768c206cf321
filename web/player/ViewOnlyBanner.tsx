import { Link } from '../components/actions/Link.tsx';
import { Row } from '../components/layout/layout.tsx';
import { useClientState } from '../state/store.ts';
import styles from './ViewOnlyBanner.module.css';
import { useWords } from '../words/use-words.ts';

/** Reminds staff on every screen that they view the game as a player, with a way out. */
export function ViewOnlyBanner() {
  const code = useClientState((state) => state.adminStatus?.code);
  const words = useWords('game').viewOnly;
  if (!code) return null;
  return (
    <Row as="aside" gap={4} lineGap={0} align="center" className={styles.banner} aria-label={words.label}>
      {words.text(code)} <Link to={`/admin/orders/${code}`}>{words.file}</Link>{' '}
      <Link to="/home">{words.leave}</Link>
    </Row>
  );
}
