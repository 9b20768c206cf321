import { useNavigate } from 'react-router-dom';
import { Button, ButtonLink } from '../../components/actions/Button.tsx';
import { Stack } from '../../components/layout/layout.tsx';
import { Screen } from '../../components/screen/Screen.tsx';
import { isGuestSession } from '../../state/client-state.ts';
import { setState, useClientState } from '../../state/store.ts';
import { isStoryPlayed, useShownStatus } from '../story.ts';
import { AnotherLetter } from '../activation/AnotherLetter.tsx';
import room from '../Room.module.css';
import { accountData } from '../../api/account-calls.ts';
import { OutcomeNote } from '../../components/forms/OutcomeNote.tsx';
import { useSubmission } from '../../components/forms/use-submission.ts';
import { saveFile } from '../../state/device/save-file.ts';
import { done, failedWith, type FormOutcome } from '../../state/game/outcome.ts';
import { DeleteAccount } from './DeleteAccount.tsx';
import { EmailProof } from './EmailProof.tsx';
import { typeset } from '../../components/text/typography.tsx';
import { LeaveParty } from '../party/EndParty.tsx';
import { holderOf, memberName, ofName } from '../party/people.ts';
import { DeviceSettings } from './DeviceSettings.tsx';
import { SessionsButton } from './SessionsList.tsx';
import styles from './SettingsPage.module.css';
import { useWords } from '../../words/use-words.ts';
import type { ErrorWords } from '../../state/words.ts';

/** What a guest of a party can set: this telephone. Account, data and contract belong to the holder. */
function GuestSettings() {
  const party = useShownStatus()?.party;
  return (
    <Screen title="Réglages" back="/home" className={room.reading}>
      {party && (
        <p>
          {typeset(
            `Vous jouez sous le prénom ${memberName(party, party.me)}, sans compte, la lettre ${ofName(holderOf(party)?.name ?? '')}.`,
          )}
        </p>
      )}
      <Stack gap={3}>
        <ButtonLink to="/home/party">Qui joue</ButtonLink>
      </Stack>
      <DeviceSettings />
      <Stack as="nav" gap={3} className={styles.group} aria-labelledby="texts">
        <h2 id="texts">Textes légaux</h2>
        <ButtonLink to="/home/legal">Mentions légales</ButtonLink>
        <ButtonLink to="/home/cgu">Conditions d’utilisation</ButtonLink>
        <ButtonLink to="/accessibilite">Accessibilité</ButtonLink>
      </Stack>
      <LeaveParty />
    </Screen>
  );
}

const FILE_NAME = 'poste-restante-mes-donnees.json';

async function download(errors: ErrorWords): Promise<FormOutcome> {
  const result = await accountData();
  if (!result.ok) return failedWith(result, errors);
  saveFile(FILE_NAME, new Blob([JSON.stringify(result.data, null, 2)], { type: 'application/json' }));
  return done('Vos données sont dans vos téléchargements');
}

/** Downloads all stored data about the account. */
function DataDownload() {
  const { errors } = useWords('common');
  const { pending, outcome, submit } = useSubmission(() => download(errors));
  return (
    <>
      <Button aria-busy={pending || undefined} onClick={() => void submit(undefined)}>
        {pending ? 'Un instant…' : 'Télécharger mes données'}
      </Button>
      {outcome && <OutcomeNote outcome={outcome} />}
    </>
  );
}

/** Settings and account; a guest of a party has no account. */
export const SettingsPage = () => (useClientState(isGuestSession) ? <GuestSettings /> : <AccountSettings />);

function AccountSettings() {
  const { legal } = useWords('common');
  const navigate = useNavigate();
  const { email, admin } = useClientState((state) => state.auth);
  const played = isStoryPlayed(useShownStatus());
  const restartTutorial = () => {
    setState({ tutorialStep: 1 });
    void navigate('/home');
  };
  return (
    <Screen title="Informations du compte" back="/home" className={room.reading}>
      <p className={styles.email}>
        <span>Email</span>
        <b className="typed">{email}</b>
      </p>
      <EmailProof />
      <Stack gap={3}>
        <Button onClick={restartTutorial} disabled={!played}>
          Relancer Tutoriel
        </Button>
        {played && <AnotherLetter />}
        {admin && <ButtonLink to="/admin">Administration</ButtonLink>}
      </Stack>
      <DeviceSettings />
      <Stack as="section" gap={3} className={styles.group} aria-labelledby="data">
        <h2 id="data">Mes données</h2>
        <SessionsButton />
        <DataDownload />
        <DeleteAccount />
      </Stack>
      <Stack as="nav" gap={3} className={styles.group} aria-labelledby="texts">
        <h2 id="texts">Textes légaux</h2>
        <ButtonLink to="/home/legal">Mentions légales</ButtonLink>
        <ButtonLink to="/home/cgu">Conditions d’utilisation</ButtonLink>
        <ButtonLink to="/home/cgv">Conditions de vente</ButtonLink>
        <ButtonLink to="/retractation">{legal.withdraw}</ButtonLink>
        <ButtonLink to="/accessibilite">Accessibilité</ButtonLink>
      </Stack>
      <ButtonLink to="/logout">Se déconnecter</ButtonLink>
    </Screen>
  );
}
