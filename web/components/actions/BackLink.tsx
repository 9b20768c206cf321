import type { MouseEvent } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { BackIcon } from '../icons.tsx';
import { Link, cameFrom } from './Link.tsx';
import styles from '../screen/GameFrame.module.css';
import { useWords } from '../../words/use-words.ts';

/** Goes back to the previous screen in its last state, or to `to` without a previous screen. */
export function BackLink({ to }: { readonly to: string }) {
  const words = useWords('common');
  const navigate = useNavigate();
  const from = cameFrom(useLocation().state);
  const goBack = (event: MouseEvent) => {
    if (from === null || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    void navigate(-1);
  };
  return (
    <Link className={styles.back} to={from ?? to} onClick={goBack} aria-label={words.back}>
      <BackIcon className={styles.backIcon} />
    </Link>
  );
}
