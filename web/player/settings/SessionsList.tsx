import { type OpenSession, endOpenSession, endOtherSessions, openSessions } from '../../api/account-calls.ts';
import { Button } from '../../components/actions/Button.tsx';
import { Stack } from '../../components/layout/layout.tsx';
import { Lamp } from '../../components/status/Lamp.tsx';
import { OutcomeNote } from '../../components/forms/OutcomeNote.tsx';
import { typeset } from '../../components/text/typography.tsx';
import { deliveryDate } from '../dates.ts';
import styles from './Account.module.css';
import { useEffect, useState } from 'react';
import type { ApiFailure, ApiPromise, ApiResult } from '../../api/client.ts';
import { useSubmission } from '../../components/forms/use-submission.ts';
import { failedWith } from '../../state/game/outcome.ts';
import { Modal } from '../../components/overlays/Modal.tsx';
import { useLanguage, useWords } from '../../words/use-words.ts';

/** The account's sessions, null until loaded, and functions to end them. */
function useSessions() {
  const { errors } = useWords('common');
  const [sessions, setSessions] = useState<readonly OpenSession[] | null>(null);
  const [failure, setFailure] = useState<ApiFailure | null>(null);
  const take = (result: ApiResult<{ sessions: readonly OpenSession[] }>) => {
    setFailure(result.ok ? null : result);
    if (result.ok) setSessions(result.data.sessions);
  };
  useEffect(() => {
    void openSessions().then(take);
  }, []);
  /** A session that has ended meanwhile is no failure: the list is reloaded. */
  const { pending, submit } = useSubmission(async (end: () => ApiPromise<unknown>) => {
    const result = await end();
    if (result.ok || result.status === 404) take(await openSessions());
    else setFailure(result);
  });
  return {
    sessions,
    failure: failure && failedWith(failure, errors),
    pending,
    end: (id: string) => void submit(() => endOpenSession(id)),
    endOthers: () => void submit(endOtherSessions),
  };
}

/** All sessions with their dates; all except the current one can be ended. */
export function SessionsList() {
  const words = useWords('beside').settings.sessions;
  const { loadingText } = useWords('common');
  const { sessions, failure, pending, end, endOthers } = useSessions();
  const others = sessions?.some(({ current }) => !current) ?? false;
  return (
    <>
      {failure && <OutcomeNote outcome={failure} />}
      {!sessions && !failure && <p role="status">{loadingText}</p>}
      {sessions && (
        <Stack as="ul">
          {sessions.map((session) => (
            <Line key={session.id} session={session} pending={pending} onEnd={() => end(session.id)} />
          ))}
        </Stack>
      )}
      {others && (
        <Button primary held={pending} onClick={endOthers}>
          {words.endOthers}
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
  const words = useWords('beside').settings.sessions;
  const language = useLanguage();
  const since = deliveryDate(createdAt, language) ?? '';
  return (
    <Stack as="li" gap={2} className={styles.session}>
      <div>
        <p className={styles.name}>
          {current && <Lamp state="clear" />}
          {current ? words.own : words.other}
        </p>
        <p>{typeset(words.dates(since, deliveryDate(lastSeenAt, language) ?? ''))}</p>
      </div>
      {!current && (
        <Button
          className="button--small"
          held={pending}
          onClick={onEnd}
          aria-label={typeset(words.endOf(since))}
        >
          {words.end}
        </Button>
      )}
    </Stack>
  );
}

/** Opens the list of sessions, which is loaded on demand. */
export function SessionsButton() {
  const words = useWords('beside').settings.sessions;
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)} aria-haspopup="dialog">
        {words.title}
      </Button>
      {open && (
        <Modal title={words.title} surface="buff" onClose={() => setOpen(false)}>
          <SessionsList />
        </Modal>
      )}
    </>
  );
}
