import type { CSSProperties, ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import styles from './Terminal.module.css';

interface TerminalProps {
  /** The city's two accent colours, from its scenario. */
  readonly accent?: { readonly onPaper: string; readonly onNight: string } | null;
  /** At the top: a staff member's view, answers waiting for the network. */
  readonly notice?: ReactNode;
  readonly bar?: ReactNode;
  readonly children: ReactNode;
}

const inks = (accent: TerminalProps['accent']): CSSProperties | undefined =>
  accent ? { '--accent-on-paper': accent.onPaper, '--accent-on-night': accent.onNight } : undefined;

/** Frame of the game's screens: notices, content, bar at the bottom. */
export function Terminal({ accent, notice, bar, children }: TerminalProps) {
  return (
    <div className={classNames('night', styles.terminal)} style={inks(accent)}>
      <a className="skip-link" href="#contenu">
        Aller au contenu
      </a>
      <div className={styles.notices}>{notice}</div>
      {children}
      {bar}
    </div>
  );
}
