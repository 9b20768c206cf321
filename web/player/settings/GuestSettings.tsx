import { ButtonLink } from '../../components/actions/Button.tsx';
import { Screen } from '../../components/screen/Screen.tsx';
import { typeset } from '../../components/text/typography.tsx';
import { LeaveParty } from '../party/EndParty.tsx';
import { holderOf, memberName, ofName } from '../party/people.ts';
import room from '../Room.module.css';
import { useShownStatus } from '../story.ts';
import { DeviceSettings } from './DeviceSettings.tsx';
import styles from './SettingsPage.module.css';

/** What a guest of a party can set: this telephone. Account, data and contract belong to the holder. */
export function GuestSettings() {
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
      <div className={room.actions}>
        <ButtonLink to="/home/party">Qui joue</ButtonLink>
      </div>
      <DeviceSettings />
      <nav className={styles.group} aria-labelledby="texts">
        <h2 id="texts">Textes légaux</h2>
        <ButtonLink to="/home/legal">Mentions légales</ButtonLink>
        <ButtonLink to="/home/cgu">Conditions d’utilisation</ButtonLink>
        <ButtonLink to="/accessibilite">Accessibilité</ButtonLink>
      </nav>
      <LeaveParty />
    </Screen>
  );
}
