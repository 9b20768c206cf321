import { Told } from '../changes/ChangeDialog.tsx';
import { ChangeRefusal } from '../changes/ChangeRefusal.tsx';
import { typeset } from '../../components/text/typography.tsx';
import controls from '../controls.module.css';
import type { CityChanger } from '../files/use-city-change.ts';
import styles from './StoryView.module.css';

/** What a gesture on the drawing did, or why nothing is written. */
export function CityChangeWords({ changer: { answer, force, forget } }: { readonly changer: CityChanger }) {
  const { told, failure, refusal } = answer;
  if (told.length === 0 && !failure && refusal === null) return null;
  return (
    <div className={styles.words}>
      {told.length > 0 && <Told sentences={told} />}
      {failure && <ChangeRefusal failure={failure} onForce={force} onLeave={forget} />}
      {refusal !== null && (
        <p role="alert" className={controls.alert}>
          {typeset(refusal)}
        </p>
      )}
      <button type="button" onClick={forget}>
        Fermer
      </button>
    </div>
  );
}
