import { useState } from 'react';
import { Spoken } from '../../components/screen/Spoken.tsx';
import { t } from '../../components/text/typography.tsx';
import { useServerNow } from '../../state/game/use-server-now.ts';
import { useClientState } from '../../state/store.ts';
import { delayWords } from './next-mail-words.ts';
import styles from './NextMail.module.css';

const TICK_MS = 5_000;

/** When the next message comes, never which. Empty when the player waits for none. `at`: ISO 8601. */
export function NextMail({ at }: { readonly at: string | null }) {
  // The server cannot know the hour of the phone.
  const isDrawn = useClientState((state) => state.drawn);
  const now = useServerNow(TICK_MS, at !== null);
  if (at === null || isDrawn) return null;
  return (
    <p className={styles.next}>
      <span className={styles.horn} aria-hidden="true" />
      {t(`Le prochain courrier est levé ${delayWords(Date.parse(at), now)}.`)}
    </p>
  );
}

interface PostProps {
  readonly at: string | null;
  /** Number of messages received. */
  readonly received: number;
}

/** The same, and says aloud when a message has come while the screen is open. */
export function WatchedMail({ at, received }: PostProps) {
  const [first] = useState(received);
  return (
    <>
      <NextMail at={at} />
      <Spoken>{received > first ? t('Un message vient d’arriver.') : ''}</Spoken>
    </>
  );
}
