import type { Exchange } from '../../../engine/puzzles/shared/exchange.ts';
import { classNames } from '../../components/class-names.ts';
import { typeset } from '../../components/text/typography.tsx';
import styles from './Dialogue.module.css';

interface RepliesProps {
  readonly replies: Exchange['replies'];
  /** The reply that is being sent. */
  readonly given: string | null;
  readonly busy: boolean;
  onReply(label: string): void;
}

/** Slips of paper with the replies that the player can give. */
export function Replies({ replies, given, busy, onReply }: RepliesProps) {
  return (
    <div className={styles.replies}>
      {replies.map(({ label }) => (
        <button
          key={label}
          type="button"
          className={classNames('paper paper--buff', styles.reply)}
          data-given={label === given || undefined}
          aria-busy={(busy && label === given) || undefined}
          aria-disabled={given !== null || undefined}
          onClick={given !== null ? undefined : () => onReply(label)}
        >
          {typeset(label)}
        </button>
      ))}
    </div>
  );
}
