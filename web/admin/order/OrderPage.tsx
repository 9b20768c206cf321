import { useParams } from 'react-router-dom';
import { ButtonLink } from '../../components/actions/Button.tsx';
import { ReturnedLetter } from '../../components/engravings/ReturnedLetter.tsx';
import { typeset } from '../../components/text/typography.tsx';
import { wordsFor } from '../../state/words.ts';
import { AdminPage } from '../AdminPage.tsx';
import { useCities } from '../CitySelect.tsx';
import { explanationOf } from '../../state/game/outcome.ts';
import type { StaffStatusBody } from '../calls.ts';
import { LoadFailure } from '../LoadFailure.tsx';
import type { StaffRequestState } from '../use-staff-request.ts';
import { Changes } from './Changes.tsx';
import styles from './OrderPage.module.css';
import { SeeAsPlayer } from './SeeAsPlayer.tsx';
import { StandingCard } from './StandingCard.tsx';
import { Timeline } from './Timeline.tsx';
import { WayCard } from './WayCard.tsx';
import { useOrderFile } from './use-order-file.ts';

const UNKNOWN = 404;

/** File of one order: state, changes, journal. */
export function OrderPage() {
  const { code = '' } = useParams();
  const { file, notice, change, ...request } = useOrderFile(code);
  if (!file)
    return (
      <AdminPage title={code}>
        <FilePlaceholder of={request} />
      </AdminPage>
    );
  return (
    <AdminPage title={`Pli ${file.order.code}`} about={file.order.story.city}>
      <div className={styles.links}>
        <SeeAsPlayer order={file.order} />
        <LetterLink order={file.order} />
      </div>
      {notice && (
        <p role="alert" className="field__error">
          {typeset(notice)}
        </p>
      )}
      <div className={styles.desk}>
        <div className={styles.column}>
          <StandingCard file={file} />
          <WayCard file={file} change={change} />
          <Changes file={file} change={change} />
        </div>
        <Timeline file={file} change={change} />
      </div>
    </AdminPage>
  );
}

/** A city that a phrase opens has no letter to print. */
function LetterLink({ order: { code, story } }: { readonly order: StaffStatusBody }) {
  const city = useCities().rows?.find((row) => row.city === story.city);
  if (city?.hasLetter === false) return <p>{typeset('Sans lettre : une phrase a ouvert cette histoire.')}</p>;
  return <ButtonLink to={`/admin/orders/${code}/letter`}>Imprimer la lettre</ButtonLink>;
}

/** Placeholder of the file: loading, unknown or failed. */
function FilePlaceholder({ of }: { readonly of: StaffRequestState }) {
  const { failure } = of;
  if (!failure) return <p role="status">{typeset('Le dossier arrive…')}</p>;
  if (failure.status !== UNKNOWN) return <LoadFailure of={of}>Le dossier n’est pas arrivé.</LoadFailure>;
  return (
    <div className={styles.unknown}>
      <ReturnedLetter className={styles.picture} />
      <p role="alert">{typeset(explanationOf(failure) ?? wordsFor(failure.error))}</p>
    </div>
  );
}
