import type { CSSProperties, ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import styles from './GameFrame.module.css';
import { useWords } from '../../words/use-words.ts';

interface GameFrameProps {
  /** The city's two accent colours, from its scenario. */
  readonly accent?: { readonly onPaper: string; readonly onNight: string } | null;
  /** At the top: a staff member's view, answers waiting for the network. */
  readonly notice?: ReactNode;
  /** On a wide screen: the desk at the left, and whether its room is kept until it is there. */
  readonly desk?: ReactNode;
  readonly hasDesk?: boolean;
  readonly bar?: ReactNode;
  readonly children: ReactNode;
}

const inks = (accent: GameFrameProps['accent']): CSSProperties | undefined =>
  accent ? { '--accent-on-paper': accent.onPaper, '--accent-on-night': accent.onNight } : undefined;

/** Frame of the game's screens: notices, content, bar at the bottom; on a wide screen papers beside it. */
export function GameFrame({ accent, notice, desk, hasDesk, bar, children }: GameFrameProps) {
  const words = useWords('common');
  return (
    <div
      className={classNames('night', styles.frame)}
      style={inks(accent)}
      data-with-desk={hasDesk || undefined}
    >
      <a className="skip-link" href="#contenu">
        {words.toContent}
      </a>
      <div className={styles.notices}>{notice}</div>
      {desk}
      {children}
      {bar}
    </div>
  );
}
