import { ButtonLink } from '../../components/Button.tsx';
import { TickIcon } from '../../components/icons.tsx';
import { Screen } from '../../components/Screen.tsx';
import room from '../Room.module.css';
import styles from './CorrectPage.module.css';

/** A right answer, where the step has no message of its own. */
export function CorrectPage() {
  return (
    <Screen title="Code Juste" className={room.center}>
      <TickIcon className={styles.tick} />
      <ButtonLink primary to="/home" replace className={styles.next}>
        Continuer
      </ButtonLink>
    </Screen>
  );
}
