import { useState, type SubmitEvent } from 'react';
import type { PartyView } from '../../../engine/public.ts';
import { inviteToParty, type InvitationBody } from '../../api/party-calls.ts';
import { Button } from '../../components/actions/Button.tsx';
import { Field } from '../../components/forms/Field.tsx';
import { fieldText, focusField } from '../../components/forms/form-data.ts';
import { OutcomeNote } from '../../components/forms/OutcomeNote.tsx';
import { Switch } from '../../components/forms/Switch.tsx';
import { useSubmission } from '../../components/forms/use-submission.ts';
import { Stock } from '../../components/papers/Stock.tsx';
import { t } from '../../components/text/typography.tsx';
import { refreshStatus } from '../../state/game/status.ts';
import type { FormOutcome } from '../../state/game/outcome.ts';
import { deliveryDate } from '../dates.ts';
import { FIRST_NAME_FIELD } from '../../account/joining/first-name-field.ts';
import { InvitationPaper } from './InvitationPaper.tsx';
import { partyFailure } from './party-failure.ts';
import { listNames } from './people.ts';
import styles from './Party.module.css';

const INVITE = 'Faire venir quelqu’un';
const MISSING_NAME = 'Dites votre prénom';

/** The last invitation: the server stores only its hash. It stays in this page's memory while it is valid. */
let latest: InvitationBody | null = null;

/** Another one has replaced it, or it is void. */
const isStillValid = (invitation: InvitationBody, { invitedUntil }: PartyView): boolean =>
  invitation.expiresAt === invitedUntil;

interface FirstChoice {
  readonly name: string;
  readonly severalHands: boolean;
}

async function invite(choice: FirstChoice | null): Promise<FormOutcome | null> {
  const result = await inviteToParty(choice?.name ?? null, choice?.severalHands ?? null);
  if (!result.ok) return partyFailure(result);
  latest = result.data;
  await refreshStatus();
  return null;
}

interface InvitationSheetProps {
  readonly party: PartyView | undefined;
  /** Roles that the party may share, with their articles; none in most cities. */
  readonly roles: readonly string[];
}

/** Where the holder makes an invitation and shows it. */
export function InvitationSheet({ party, roles }: InvitationSheetProps) {
  const { pending, outcome: failure, submit } = useSubmission(invite);
  const shown = party && latest && isStillValid(latest, party) ? latest : null;
  if (!party)
    return (
      <FirstInvitation
        roles={roles}
        pending={pending}
        failure={failure}
        onChoice={(choice) => void submit(choice)}
      />
    );
  return (
    <section className={styles.part} aria-labelledby="invitation">
      <h2 id="invitation">{t(INVITE)}</h2>
      <div role="status">{shown && <InvitationPaper invitation={shown} />}</div>
      {!shown && party.invitedUntil && (
        <p>
          {t(
            `Une invitation vaut encore jusqu’au ${deliveryDate(party.invitedUntil) ?? ''}. Une nouvelle la remplace.`,
          )}
        </p>
      )}
      {failure && <OutcomeNote outcome={failure} />}
      <Button
        primary={!shown}
        held={pending}
        aria-busy={pending || undefined}
        onClick={() => void submit(null)}
      >
        {pending ? 'Un instant…' : shown ? 'Une autre invitation' : 'Montrer une invitation'}
      </Button>
    </section>
  );
}

interface FirstInvitationProps {
  readonly roles: readonly string[];
  readonly pending: boolean;
  readonly failure: FormOutcome | null;
  readonly onChoice: (choice: FirstChoice) => void;
}

/**
 * The first time, the holder says a first name, which the others see, and whether the papers are shared out.
 */
function FirstInvitation({ roles, pending, failure, onChoice }: FirstInvitationProps) {
  const [isMissing, setMissing] = useState(false);
  const [severalHands, setSeveralHands] = useState(false);

  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const name = fieldText(event.currentTarget, 'name').trim();
    setMissing(name === '');
    if (name === '') return focusField(event.currentTarget, 'name');
    onChoice({ name, severalHands });
  };
  return (
    <Stock kind="buff" className={styles.slip}>
      <form className={styles.part} method="post" onSubmit={onSubmit} noValidate>
        <Field
          label="Votre prénom"
          hint="Les autres le verront, et rien d’autre de vous : ni adresse, ni compte."
          error={isMissing ? MISSING_NAME : null}
          {...FIRST_NAME_FIELD}
        />
        {roles.length > 0 && (
          <Switch
            label="À plusieurs mains"
            note={`Les papiers et les instruments se partagent entre les téléphones : ${listNames(roles)}. Sinon, chacun voit tout.`}
            on={severalHands}
            onChange={setSeveralHands}
          />
        )}
        {failure && <OutcomeNote outcome={failure} />}
        <Button type="submit" primary aria-busy={pending || undefined}>
          {pending ? 'Un instant…' : INVITE}
        </Button>
      </form>
    </Stock>
  );
}
