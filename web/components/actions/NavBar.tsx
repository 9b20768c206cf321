import type { HoursView } from '../../../engine/public.ts';
import { NavLink } from './NavLink.tsx';
import { AccountIcon, DeskIcon, HintsIcon, HoursIcon } from '../icons.tsx';
import { classNames } from '../class-names.ts';
import styles from './NavBar.module.css';

interface NavBarProps {
  readonly onHints: () => void;
  readonly onHours: () => void;
  /** Colour of the clock, and a word when closed. Without it the clock is plain. */
  readonly hours?: HoursView['state'] | undefined;
  /** A guest of a party has settings, and no account. */
  readonly isGuest?: boolean;
}

/** The bar at the bottom of every screen of the game. */
export function NavBar({ onHints, onHours, hours, isGuest }: NavBarProps) {
  return (
    <nav className={styles.bar} aria-label="Barre de l’enquête" data-tutorial="navbar">
      <NavLink to="/home" end>
        <DeskIcon className={styles.icon} />
        Bureau
      </NavLink>
      <button type="button" onClick={onHints} aria-haspopup="dialog">
        <HintsIcon className={styles.icon} />
        Indices
      </button>
      <button
        type="button"
        onClick={onHours}
        aria-haspopup="dialog"
        data-hours={hours}
        title={hours === 'closed' ? 'Fermé' : undefined}
      >
        <HoursIcon className={styles.icon} />
        Horaires
      </button>
      <NavLink to="/home/settings" data-tutorial="account">
        <AccountIcon className={styles.icon} />
        {isGuest ? (
          'Réglages'
        ) : (
          <span>
            <span className={classNames('visually-hidden', styles.wide)}>Informations du </span>
            <span className={styles.last}>compte</span>
          </span>
        )}
      </NavLink>
    </nav>
  );
}
