import { useState } from 'react';
import { isRecord, type PartyView } from '../../../engine/public.ts';
import { inviteToParty, type InvitationBody } from '../../api/party-calls.ts';
import { Button, SendButton } from '../../components/actions/Button.tsx';
import { Field } from '../../components/forms/Field.tsx';
import { fieldText, focusField, submitting } from '../../components/forms/form-data.ts';
import { OutcomeNote } from '../../components/forms/OutcomeNote.tsx';
import { Switch } from '../../components/forms/Switch.tsx';
import { Row, Stack } from '../../components/layout/layout.tsx';
import { Surface } from '../../components/papers/Surface.tsx';
import { typeset } from '../../components/text/typography.tsx';
import { deviceStorage, readJson } from '../../state/device/storage.ts';
import { refreshStatus } from '../../state/game/status.ts';
import type { FormOutcome } from '../../state/game/outcome.ts';
import { deliveryDate } from '../dates.ts';
import { CopyLink } from '../../account/browser/BrowserAdvice.tsx';
import { FIRST_NAME_FIELD } from '../../account/joining/JoinForm.tsx';
import { QrCode } from '../pages/QrCode.tsx';
import { useCall } from './use-party-call.ts';
import styles from './Party.module.css';
import { useLanguage, useWords } from '../../words/use-words.ts';

/**
 * The invitation as shown to somebody who stands beside: a square with the long address, or six signs to
 * type, on the page or behind the short address.
 */
function InvitationPaper({
  invitation: { address, code, expiresAt },
}: {
  readonly invitation: InvitationBody;
}) {
  const words = useWords('beside').party.invitation;
  const language = useLanguage();
  return (
    <Stack as={Surface} gap={3} align="center" kind="paper" className={styles.invitation}>
      <QrCode text={address} className={styles.squares} />
      <p>{words.scan}</p>
      <p className={styles.code} aria-label={[...code].join(' ')}>
        {code}
      </p>
      <p className={styles.address}>{address.replace(/^https?:\/\//, '').replace(/[^/]+$/, code)}</p>
      <p className={styles.until}>{typeset(words.until(deliveryDate(expiresAt, language) ?? ''))}</p>
      <HandOn address={address} />
    </Stack>
  );
}

/** For who is not beside: the address, by another application or copied. */
function HandOn({ address }: { readonly address: string }) {
  const words = useWords('beside').party.invitation;
  // Closing the sheet of the system is no failure.
  const share = () => void navigator.share({ url: address }).catch(() => undefined);
  return (
    <Row gap={3} justify="centred">
      {typeof navigator.share === 'function' && (
        <Button className="button--small" onClick={share}>
          {words.share}
        </Button>
      )}
      <CopyLink link={address} />
    </Row>
  );
}

/** The last invitation: the server stores only its hash, so that this telephone keeps it while it is valid. */
const KEPT = 'invitation';

const isInvitation = (value: unknown): value is InvitationBody =>
  isRecord(value) && ['code', 'address', 'expiresAt'].every((name) => typeof value[name] === 'string');

const readLatest = (): InvitationBody | null => readJson(deviceStorage.read(KEPT), isInvitation);

/** Another one has replaced it, or it is void. */
const isStillValid = (invitation: InvitationBody, { invitedUntil }: PartyView): boolean =>
  invitation.expiresAt === invitedUntil;

interface FirstChoice {
  readonly name: string;
  readonly severalHands: boolean;
}

const invite = (choice: FirstChoice | null) =>
  inviteToParty(choice?.name ?? null, choice?.severalHands ?? null);

function keep(invitation: InvitationBody): Promise<void> {
  deviceStorage.write(KEPT, JSON.stringify(invitation));
  return refreshStatus();
}

interface InvitationSheetProps {
  readonly party: PartyView | undefined;
  /** Roles that the party may share, with their articles; none in most cities. */
  readonly roles: readonly string[];
}

/** Where the holder makes an invitation and shows it. */
export function InvitationSheet({ party, roles }: InvitationSheetProps) {
  const words = useWords('beside').party.invitation;
  const language = useLanguage();
  const { pending, failure, run } = useCall(invite, keep);
  const latest = readLatest();
  const shown = party && latest && isStillValid(latest, party) ? latest : null;
  if (!party)
    return (
      <FirstInvitation
        roles={roles}
        pending={pending}
        failure={failure}
        onChoice={(choice) => void run(choice)}
      />
    );
  return (
    <Stack as="section" gap={3} className={styles.part} aria-labelledby="invitation">
      <h2 id="invitation">{words.title}</h2>
      <div role="status">{shown && <InvitationPaper invitation={shown} />}</div>
      {!shown && party.invitedUntil && (
        <p>{typeset(words.replaces(deliveryDate(party.invitedUntil, language) ?? ''))}</p>
      )}
      {failure && <OutcomeNote outcome={failure} />}
      <SendButton primary={!shown} held={pending} onClick={() => void run(null)} pending={pending}>
        {shown ? words.another : words.show}
      </SendButton>
    </Stack>
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
  const words = useWords('beside').party.invitation;
  const { joining } = useWords('account');
  const [isMissing, setMissing] = useState(false);
  const [severalHands, setSeveralHands] = useState(false);

  const onSubmit = submitting((form) => {
    const name = fieldText(form, 'name').trim();
    setMissing(name === '');
    if (name === '') return focusField(form, 'name');
    onChoice({ name, severalHands });
  });
  return (
    <Surface kind="buff" className={styles.slip}>
      <Stack as="form" gap={3} className={styles.part} method="post" onSubmit={onSubmit} noValidate>
        <Field
          label={joining.nameField}
          hint={words.nameHint}
          error={isMissing ? joining.nameMissing : null}
          {...FIRST_NAME_FIELD}
        />
        {roles.length > 0 && (
          <Switch
            label={words.severalHands}
            note={words.severalHandsNote(roles)}
            on={severalHands}
            onChange={setSeveralHands}
          />
        )}
        {failure && <OutcomeNote outcome={failure} />}
        <SendButton type="submit" primary pending={pending}>
          {words.title}
        </SendButton>
      </Stack>
    </Surface>
  );
}
