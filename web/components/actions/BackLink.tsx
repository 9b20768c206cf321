import type { MouseEvent } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { BackIcon } from '../icons.tsx';
import { Link } from './Link.tsx';
import styles from '../screen/Terminal.module.css';
import { cameFrom } from './way-back.ts';

/** Back to the screen that was left for this one, as it was left; to `to` for who came another way. */
export function BackLink({ to }: { readonly to: string }) {
  const navigate = useNavigate();
  const from = cameFrom(useLocation().state);
  const goBack = (event: MouseEvent) => {
    if (from === null || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    void navigate(-1);
  };
  return (
    <Link className={styles.back} to={from ?? to} onClick={goBack} aria-label="Retour">
      <BackIcon className={styles.backIcon} />
    </Link>
  );
}
