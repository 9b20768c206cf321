import { Navigate } from 'react-router-dom';
import { ButtonLink } from '../../components/actions/Button.tsx';
import { Screen } from '../../components/screen/Screen.tsx';
import room from '../Room.module.css';
import { useStory } from '../story.ts';
import styles from './CorrectPage.module.css';
import { useId } from 'react';
import { useWords } from '../../words/use-words.ts';

const WAVES = [86, 104, 122, 140, 158];
const wave = (y: number): string => `M-60 ${y}${'q13 -16 26 0t26 0'.repeat(10)}`;

/** A decorative tick in the city's postmark. */
function TickMark({ city }: { readonly city: string }) {
  const id = useId();
  const words = useWords('game').app.correct;
  return (
    <svg
      className={`is-struck ${styles.mark}`}
      viewBox="0 0 400 244"
      fill="none"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path id={`${id}-top`} d="M109 122a91 91 0 0 1 182 0" />
      <path id={`${id}-bottom`} d="M95 122a105 105 0 0 0 210 0" />
      <g className={styles.waves}>
        {WAVES.map((y) => (
          <path key={y} d={wave(y)} />
        ))}
      </g>
      <circle className={styles.disc} cx="200" cy="122" r="116" strokeWidth="4" />
      <circle className={styles.ring} cx="200" cy="122" r="80" />
      <g className={styles.office}>
        <text>
          <textPath href={`#${id}-top`} startOffset="50%">
            {`${city.toLocaleUpperCase('fr')} R.P.`}
          </textPath>
        </text>
        <text>
          <textPath href={`#${id}-bottom`} startOffset="50%">
            {words.office}
          </textPath>
        </text>
      </g>
      <path className={styles.tick} d="M162 126l28 28 52-60" strokeWidth="13" />
    </svg>
  );
}

const HERE = '/home/app/correct';

/** Shown after a right answer when the step has no message of its own. */
export function CorrectPage() {
  const { shared, app } = useWords('game');
  const { city, reaction, beside = [] } = useStory().view;
  const isShown = [reaction, ...beside.flatMap((side) => side.reaction ?? [])].some(({ to }) =>
    to.includes(HERE),
  );
  if (!isShown) return <Navigate to="/home" replace />;
  return (
    <Screen title={app.correct.title} className={room.center}>
      <TickMark city={city.name} />
      <p className={styles.words}>{app.correct.text}</p>
      <ButtonLink primary to="/home" replace className={styles.next}>
        {shared.goOn}
      </ButtonLink>
    </Screen>
  );
}
