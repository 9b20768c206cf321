import { useLocation } from 'react-router-dom';
import { useWords } from '../../words/use-words.ts';
import { DeskEnvelope } from '../hub/DeskEnvelope.tsx';
import { isStoryPlayed, useShownStatus } from '../story.ts';
import { useTable } from './pinned.ts';
import styles from './Table.module.css';

/** The desk beside every other screen of the story, where there is room. */
export function SideDesk() {
  const { bar } = useWords('common');
  const status = useShownStatus();
  const isDesk = useLocation().pathname === '/home';
  if (!useTable() || isDesk || !isStoryPlayed(status) || !status.view) return null;
  return (
    <aside className={styles.desk} aria-label={bar.desk}>
      <DeskEnvelope status={status} view={status.view} isAside />
    </aside>
  );
}
