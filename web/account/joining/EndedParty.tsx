import { useState } from 'react';
import { typeset } from '../../components/text/typography.tsx';
import { PARTY_ENDED } from '../../state/session/session-lost.ts';
import { useClientState } from '../../state/store.ts';
import styles from '../login/LoginPage.module.css';

/** Tells a guest who was let go, or whose party is over. It stays during failed tries. */
export function EndedParty() {
  const isEnded = useClientState((state) => state.auth.error === PARTY_ENDED);
  const [isShown, setShown] = useState(isEnded);
  if (isEnded && !isShown) setShown(true);
  if (!isShown) return null;
  return (
    <div role="status" className={styles.waiting}>
      <p>
        <b>{typeset('Vous n’êtes plus de la partie.')}</b>
      </p>
      <p>
        {typeset(
          'La personne qui tient la lettre y a mis fin, ou l’a reprise. Plus rien n’en reste sur ce téléphone.',
        )}
      </p>
      <p>{typeset('Pour revenir, demandez-lui une nouvelle invitation.')}</p>
    </div>
  );
}
