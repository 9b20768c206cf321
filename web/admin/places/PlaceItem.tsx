import { Button } from '../../components/actions/Button.tsx';
import { typeset } from '../../components/text/typography.tsx';
import { dayOf, momentOf } from '../dates.ts';
import { GoneForm } from './GoneForm.tsx';
import { sendMarkBack, type PlaceBody, type PlaceProps } from './place-calls.ts';
import styles from './Places.module.css';

const checkWords = ({ lastChecked }: PlaceBody): string =>
  lastChecked === null
    ? 'Jamais vérifié sur place.'
    : `Vérifié le ${dayOf(lastChecked)}, il y a plus d’un an.`;

/** One place: the steps that use it, and its state. */
export function PlaceItem({ place, change }: PlaceProps) {
  const { name, steps, gone, ifGone, isCheckDue } = place;
  return (
    <li className={styles.place}>
      <h2>{typeset(name)}</h2>
      <p className="typed">{steps.map((step) => `${step.index} ${step.name}`).join(', ')}</p>
      {isCheckDue && (
        <p className={styles.due}>
          <span className="sticker">À vérifier</span>
          {typeset(checkWords(place))}
        </p>
      )}
      {gone ? (
        <>
          <p>
            <b>{typeset(`Disparu : ${gone.sentence ?? ''}`)}</b>
          </p>
          <p>{[momentOf(gone.at), gone.by].filter(Boolean).join(', ')}</p>
          <Button onClick={() => void change(() => sendMarkBack(place))}>
            {typeset(`De nouveau visible : ${name}`)}
          </Button>
        </>
      ) : (
        <details>
          <summary>{typeset('Marquer comme disparu')}</summary>
          {ifGone && <p>{typeset(`L’auteur conseille : ${ifGone}`)}</p>}
          <GoneForm place={place} change={change} />
        </details>
      )}
    </li>
  );
}
