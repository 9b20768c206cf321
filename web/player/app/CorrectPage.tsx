import { ButtonLink } from '../../components/Button.tsx';
import { TickIcon } from '../../components/icons.tsx';
import { Screen } from '../../components/Screen.tsx';
import { CancelledEnvelope } from '../CancelledEnvelope.tsx';
import room from '../Room.module.css';
import { useStory } from '../story.ts';
import styles from './CorrectPage.module.css';

/** A right answer, where the step has no message of its own. */
export function CorrectPage() {
  const { city } = useStory().view;
  return (
    <Screen title="Code Juste" className={room.center}>
      <CancelledEnvelope city={city.name}>
        <TickIcon className={styles.tick} />
      </CancelledEnvelope>
      <ButtonLink primary to="/home" replace className={styles.next}>
        Continuer
      </ButtonLink>
    </Screen>
  );
}
