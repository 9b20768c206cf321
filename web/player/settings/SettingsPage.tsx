import { useNavigate } from 'react-router-dom';
import { Button, ButtonLink } from '../../components/actions/Button.tsx';
import { Stack } from '../../components/layout/layout.tsx';
import { Screen } from '../../components/screen/Screen.tsx';
import { isGuestSession } from '../../state/client-state.ts';
import { setState, useClientState } from '../../state/store.ts';
import { WITHDRAW } from '../../site/SiteFooter.tsx';
import { isStoryPlayed, useShownStatus } from '../story.ts';
import { AnotherLetter } from '../activation/AnotherLetter.tsx';
import room from '../Room.module.css';
import { DataDownload } from './DataDownload.tsx';
import { DeleteAccount } from './DeleteAccount.tsx';
import { EmailProof } from './EmailProof.tsx';
import { GuestSettings } from './GuestSettings.tsx';
import { DeviceSettings } from './DeviceSettings.tsx';
import { SessionsButton } from './SessionsButton.tsx';
import styles from './SettingsPage.module.css';

/** Settings and account; a guest of a party has no account. */
export const SettingsPage = () => (useClientState(isGuestSession) ? <GuestSettings /> : <AccountSettings />);

function AccountSettings() {
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
        <ButtonLink to="/retractation">{WITHDRAW}</ButtonLink>
        <ButtonLink to="/accessibilite">Accessibilité</ButtonLink>
      </Stack>
      <ButtonLink to="/logout">Se déconnecter</ButtonLink>
    </Screen>
  );
}
