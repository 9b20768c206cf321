import type { HoursView } from '../../../engine/public.ts';
import { NavLink } from './Link.tsx';
import { AccountIcon, DeskIcon, HintsIcon, HoursIcon, NotebookIcon } from '../icons.tsx';
import { classNames } from '../class-names.ts';
import styles from './NavBar.module.css';
import { useWords } from '../../words/use-words.ts';

interface NavBarProps {
  readonly onHints: () => void;
  /** Null in a city without hours. */
  readonly onHours: (() => void) | null;
  /** Colour of the clock, and a word when closed. Without it the clock is plain. */
  readonly hours?: HoursView['state'] | undefined;
  /** A guest of a party has settings, and no account. */
  readonly isGuest?: boolean;
  /** Once the story has begun. */
  readonly hasNotebook?: boolean;
}

/** The bar at the bottom of every screen of the game. */
export function NavBar({ onHints, onHours, hours, isGuest, hasNotebook }: NavBarProps) {
  const { bar: words } = useWords('common');
  return (
    <nav className={styles.bar} aria-label={words.label} data-tutorial="navbar">
      <NavLink to="/home" end>
        <DeskIcon className={styles.icon} />
        {words.desk}
      </NavLink>
      <button type="button" onClick={onHints} aria-haspopup="dialog">
        <HintsIcon className={styles.icon} />
        {words.hints}
      </button>
      {onHours && (
        <button
          type="button"
          onClick={onHours}
          aria-haspopup="dialog"
          data-hours={hours}
          title={hours === 'closed' ? words.closed : undefined}
        >
          <HoursIcon className={styles.icon} />
          {words.hours}
        </button>
      )}
      {hasNotebook && (
        <NavLink to="/home/carnet">
          <NotebookIcon className={styles.icon} />
          {words.notebook}
        </NavLink>
      )}
      <NavLink to="/home/settings" data-tutorial="account">
        <AccountIcon className={styles.icon} />
        {isGuest ? (
          words.settings
        ) : (
          <span>
            <span className={classNames('visually-hidden', styles.wide)}>{words.account[0]}</span>
            <span className={styles.last}>{words.account[1]}</span>
          </span>
        )}
      </NavLink>
    </nav>
  );
}
