import type { OpenSession } from '../../api/account-calls.ts';
import { Button } from '../../components/actions/Button.tsx';
import { Lamp } from '../../components/status/Lamp.tsx';
import { OutcomeNote } from '../../components/forms/OutcomeNote.tsx';
import { typeset } from '../../components/text/typography.tsx';
import { deliveryDate } from '../dates.ts';
import styles from './Account.module.css';
import { useSessions } from './use-sessions.ts';

/** All sessions with their dates; all except the current one can be ended. */
export function SessionsList() {
  const { sessions, failure, pending, end, endOthers } = useSessions();
  const others = sessions?.some(({ current }) => !current) ?? false;
  return (
    <>
      {failure && <OutcomeNote outcome={failure} />}
      {!sessions && !failure && <p role="status">Chargement…</p>}
      {sessions && (
        <ul className={styles.sessions}>
          {sessions.map((session) => (
            <Line key={session.id} session={session} pending={pending} onEnd={() => end(session.id)} />
          ))}
        </ul>
      )}
      {others && (
        <Button primary held={pending} onClick={endOthers}>
          Déconnecter les autres appareils
        </Button>
      )}
    </>
  );
}

interface LineProps {
  readonly session: OpenSession;
  readonly pending: boolean;
  readonly onEnd: () => void;
}

function Line({ session: { createdAt, lastSeenAt, current }, pending, onEnd }: LineProps) {
  const since = deliveryDate(createdAt) ?? '';
  return (
    <li className={styles.session}>
      <div>
        <p className={styles.name}>
          {current && <Lamp state="clear" />}
          {current ? 'Cet appareil' : 'Un autre appareil'}
        </p>
        <p>{typeset(`Connecté le ${since}. Vu le ${deliveryDate(lastSeenAt) ?? ''}.`)}</p>
      </div>
      {!current && (
        <Button
          className="button--small"
          held={pending}
          onClick={onEnd}
          aria-label={typeset(`Déconnecter l’appareil connecté le ${since}`)}
        >
          Déconnecter
        </Button>
      )}
    </li>
  );
}
