import { useNavigate } from 'react-router-dom';
import { Button, ButtonLink } from '../../components/Button.tsx';
import { Screen } from '../../components/Screen.tsx';
import { setState, useClientState } from '../../state/store.ts';
import { isPlayed, useShownStatus } from '../story.ts';
import room from '../Room.module.css';
import styles from './SettingsPage.module.css';

/** The account: who plays, the legal texts, the tutorial again, the way out. */
export function SettingsPage() {
  const navigate = useNavigate();
  const { email, admin } = useClientState((state) => state.auth);
  const played = isPlayed(useShownStatus());
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
      <div className={room.actions}>
        <Button onClick={restartTutorial} disabled={!played}>
          Relancer Tutoriel
        </Button>
        {admin && <ButtonLink to="/admin">Administration</ButtonLink>}
      </div>
      <nav className={styles.legal} aria-label="Textes légaux">
        <ButtonLink to="/home/legal">Mentions légales</ButtonLink>
        <ButtonLink to="/home/cgu">Conditions d’utilisation</ButtonLink>
        <ButtonLink to="/home/cgv">Conditions de vente</ButtonLink>
      </nav>
      <ButtonLink to="/logout">Se déconnecter</ButtonLink>
    </Screen>
  );
}
