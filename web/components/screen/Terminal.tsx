import type { CSSProperties, ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import styles from './Terminal.module.css';

interface TerminalProps {
  /** The two inks of the city, as its scenario declares them. */
  readonly accent?: { readonly onPaper: string; readonly onNight: string } | null;
  /** Above everything: who looks, when it is not the player; what waits for the network. */
  readonly notice?: ReactNode;
  readonly bar?: ReactNode;
  readonly children: ReactNode;
}

const inks = (accent: TerminalProps['accent']): CSSProperties | undefined =>
  accent ? { '--accent-on-paper': accent.onPaper, '--accent-on-night': accent.onNight } : undefined;

/** The inside of the envelope: a flap above, the room, the bar under the thumb. */
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
