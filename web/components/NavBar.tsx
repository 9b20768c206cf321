import { NavLink } from './NavLink.tsx';
import { AccountIcon, DeskIcon, HintsIcon, HoursIcon } from './icons.tsx';
import styles from './NavBar.module.css';

interface NavBarProps {
  readonly onHints: () => void;
  readonly onHours: () => void;
}

/** The bar under the thumb, on every screen of the game. */
export function NavBar({ onHints, onHours }: NavBarProps) {
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
      <button type="button" onClick={onHours} aria-haspopup="dialog">
        <HoursIcon className={styles.icon} />
        Horaires
      </button>
      <NavLink to="/home/settings" aria-label="Informations du compte" data-tutorial="account">
        <AccountIcon className={styles.icon} />
        Compte
      </NavLink>
    </nav>
  );
}
