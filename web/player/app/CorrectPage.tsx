import { Navigate } from 'react-router-dom';
import { ButtonLink } from '../../components/actions/Button.tsx';
import { Screen } from '../../components/screen/Screen.tsx';
import { Typeset } from '../../components/text/typography.tsx';
import room from '../Room.module.css';
import { useStory } from '../story.ts';
import styles from './CorrectPage.module.css';
import { TickMark } from './TickMark.tsx';

const HERE = '/home/app/correct';

/** Shown after a right answer when the step has no message of its own. */
export function CorrectPage() {
  const { city, reaction, beside = [] } = useStory().view;
  const isShown = [reaction, ...beside.flatMap((side) => side.reaction ?? [])].some(({ to }) =>
    to.includes(HERE),
  );
  if (!isShown) return <Navigate to="/home" replace />;
  return (
    <Screen title="Code Juste" className={room.center}>
      <TickMark city={city.name} />
      <p className={styles.words}>
        <Typeset>L’étape est franchie. La suite vous attend sur le bureau.</Typeset>
      </p>
      <ButtonLink primary to="/home" replace className={styles.next}>
        Continuer
      </ButtonLink>
    </Screen>
  );
}
