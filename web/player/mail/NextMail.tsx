import { useState } from 'react';
import type { PlayerView } from '../../../engine/public.ts';
import { Spoken } from '../../components/screen/Spoken.tsx';
import { typeset } from '../../components/text/typography.tsx';
import { useServerNow } from '../../state/game/use-server-now.ts';
import { useClientState, getState, setAuth } from '../../state/store.ts';
import { Button } from '../../components/actions/Button.tsx';
import { Link } from '../../components/actions/Link.tsx';
import { useSubmission } from '../../components/forms/use-submission.ts';
import { Stack } from '../../components/layout/layout.tsx';
import { askArrivalMail } from '../../api/calls.ts';
import type { ApiFailure } from '../../api/client.ts';
import { statusIn } from '../../state/game/answers.ts';
import { adviceFor, explanationOf } from '../../state/game/outcome.ts';
import { isOlder, replaceStatus } from '../../state/game/status.ts';
import { viewOnlyRefusal } from '../../state/game/view-as.ts';
import { momentOf } from '../dates.ts';
import styles from './NextMail.module.css';
import { useWords } from '../../words/use-words.ts';

/**
 * Asks for a mail when the next message comes, which `arrival` names by its time; null takes the request
 * back. Returns the failure, or null.
 */
async function requestArrivalMail(arrival: string | null): Promise<ApiFailure | null> {
  const result = viewOnlyRefusal() ?? (await askArrivalMail(arrival));
  const status = result.ok ? result.data : statusIn(result);
  if (status && !isOlder(status, getState().status.status)) replaceStatus(status);
  if (result.ok) return null;
  if (result.error === 'EMAIL_NOT_PROVED') setAuth({ emailWaits: true });
  return result;
}

/**
 * Offers one mail when the next message comes, to a confirmed address, and takes the request back. Staff who
 * look on see nothing, nor do guests of a party.
 */
export function MailOffer({ view }: { readonly view: PlayerView }) {
  const at = view.nextArrival;
  const isAsked = view.mailAsked === true;
  const { errors } = useWords('common');
  const isShown = useClientState(
    ({ isServerRendered, adminStatus, auth }) => !isServerRendered && !adminStatus && auth.email !== null,
  );
  const words = useWords('game').mail;
  const { email, emailWaits } = useClientState((state) => state.auth);
  const { pending, outcome: failure, submit } = useSubmission(requestArrivalMail);
  const reason =
    failure &&
    (failure.status === 409
      ? words.moved
      : (adviceFor(failure, errors) ?? explanationOf(failure) ?? errors.failed));
  if (!isShown || !at) return null;
  if (emailWaits && !isAsked)
    return (
      <Stack gap={2} align="start" className={styles.mail}>
        <p>
          {words.offer((text) => (
            <Link to="/home/settings">{text}</Link>
          ))}
        </p>
      </Stack>
    );
  return (
    <Stack gap={2} align="start" className={styles.mail}>
      <p role="status">
        {reason ? typeset(reason) : isAsked && words.asked(<b className="typed">{email}</b>)}
      </p>
      <Button
        className="button--small"
        aria-busy={pending || undefined}
        onClick={() => void submit(isAsked ? null : at)}
      >
        {pending ? words.pending : isAsked ? words.withdraw : words.ask}
      </Button>
    </Stack>
  );
}

const TICK_MS = 5_000;

/** When the next message comes, never which. Empty when the player waits for none. */
export function NextMail({
  view: { nextArrival: at, city },
}: {
  readonly view: Pick<PlayerView, 'nextArrival' | 'city'>;
}) {
  const words = useWords('game').mail;
  // Of a server-rendered screen the clock is unknown.
  const isServerRendered = useClientState((state) => state.isServerRendered);
  const now = useServerNow(TICK_MS, at !== null);
  if (!at || isServerRendered) return null;
  return (
    <p className={styles.next}>
      <span className={styles.horn} aria-hidden="true" />
      {typeset(words.next(momentOf(Date.parse(at), now, city.timeZone)))}
    </p>
  );
}

/** The same, and says aloud when a message has come while the screen is open. */
export function WatchedMail({ view }: { readonly view: PlayerView }) {
  const words = useWords('game').mail;
  const received = view.messages.length;
  const [first] = useState(received);
  return (
    <>
      <NextMail view={view} />
      <Spoken>{received > first ? words.arrived : ''}</Spoken>
    </>
  );
}
