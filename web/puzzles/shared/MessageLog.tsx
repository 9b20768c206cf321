import { typeset } from '../../components/text/typography.tsx';
import styles from './MessageLog.module.css';

interface LoggedMessage {
  /** Author; without one the text is a remark between two messages. */
  readonly who?: string;
  readonly text: string;
}

interface MessageLogProps {
  readonly label: string;
  readonly messages: readonly LoggedMessage[];
}

/** Earlier messages, read only. Each author stays on the side of their first message. */
export function MessageLog({ label, messages }: MessageLogProps) {
  const writers = [...new Set(messages.map(({ who }) => who).filter((who) => who !== undefined))];
  return (
    <ol className={styles.log} aria-label={label}>
      {messages.map(({ who, text }, index) =>
        who === undefined ? (
          <li key={index} className={styles.remark}>
            {typeset(text)}
          </li>
        ) : (
          <li
            key={index}
            className={styles.message}
            data-side={writers.indexOf(who) % 2 === 0 ? 'left' : 'right'}
          >
            {writers.length > 1 && messages[index - 1]?.who !== who ? (
              <b className={styles.who}>{typeset(who)}</b>
            ) : null}
            <p>{typeset(text)}</p>
          </li>
        ),
      )}
    </ol>
  );
}
