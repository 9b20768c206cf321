import { useState } from 'react';
import type { PlayerView } from '../../../engine/public.ts';
import { Spoken } from '../../components/screen/Spoken.tsx';
import { typeset } from '../../components/text/typography.tsx';
import { useServerNow } from '../../state/game/use-server-now.ts';
import { useClientState } from '../../state/store.ts';
import { MailOffer } from './MailOffer.tsx';
import { delayWords } from './next-mail-words.ts';
import styles from './NextMail.module.css';

const TICK_MS = 5_000;

/** When the next message comes, never which. Empty when the player waits for none. */
export function NextMail({
  view: { nextArrival: at, city },
}: {
  readonly view: Pick<PlayerView, 'nextArrival' | 'city'>;
}) {
  // Of a server-rendered screen the clock is unknown.
  const isServerRendered = useClientState((state) => state.isServerRendered);
  const now = useServerNow(TICK_MS, at !== null);
  if (!at || isServerRendered) return null;
  return (
    <p className={styles.next}>
      <span className={styles.horn} aria-hidden="true" />
      {typeset(`Le prochain courrier est levé ${delayWords(Date.parse(at), now, city.timeZone)}.`)}
    </p>
  );
}

/** The same, offers a mail, and says aloud when a message has come while the screen is open. */
export function WatchedMail({ view }: { readonly view: PlayerView }) {
  const received = view.messages.length;
  const [first] = useState(received);
  return (
    <>
      <NextMail view={view} />
      {view.nextArrival && <MailOffer at={view.nextArrival} isAsked={view.mailAsked === true} />}
      <Spoken>{received > first ? typeset('Un message vient d’arriver.') : ''}</Spoken>
    </>
  );
}
