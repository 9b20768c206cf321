import { Button } from '../../components/actions/Button.tsx';
import { Link } from '../../components/actions/Link.tsx';
import { useSubmission } from '../../components/forms/use-submission.ts';
import { typeset } from '../../components/text/typography.tsx';
import { useClientState } from '../../state/store.ts';
import { requestArrivalMail } from './request-arrival-mail.ts';
import styles from './MailOffer.module.css';

interface MailOfferProps {
  /** When the next message comes, ISO 8601, UTC. */
  readonly at: string;
  readonly isAsked: boolean;
}

/**
 * Offers one mail when the next message comes, to a confirmed address, and takes the request back. Staff who
 * look on see nothing, nor do guests of a party.
 */
export function MailOffer({ at, isAsked }: MailOfferProps) {
  const isShown = useClientState(
    ({ isServerRendered, adminStatus, auth }) => !isServerRendered && !adminStatus && auth.email !== null,
  );
  const { email, emailWaits } = useClientState((state) => state.auth);
  const { pending, outcome: failure, submit } = useSubmission(requestArrivalMail);
  if (!isShown) return null;
  if (emailWaits && !isAsked)
    return (
      <div className={styles.mail}>
        <p>
          {typeset('Un mail peut vous l’annoncer : ')}
          <Link to="/home/settings">{typeset('confirmez d’abord votre adresse')}</Link>.
        </p>
      </div>
    );
  return (
    <div className={styles.mail}>
      <p role="status">
        {failure ? (
          typeset(failure)
        ) : isAsked ? (
          <>
            {typeset('Un mail vous l’annoncera, à l’adresse ')}
            <b className="typed">{email}</b>.
          </>
        ) : null}
      </p>
      <Button
        className="button--small"
        aria-busy={pending || undefined}
        onClick={() => void submit(isAsked ? null : at)}
      >
        {pending ? 'Un instant…' : isAsked ? 'Ne plus m’écrire' : 'M’écrire quand il arrive'}
      </Button>
    </div>
  );
}
