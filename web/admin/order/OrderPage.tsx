import { useNavigate, useParams } from 'react-router-dom';
import { Button, ButtonLink } from '../../components/actions/Button.tsx';
import { ReturnedLetter } from '../../components/engravings/ReturnedLetter.tsx';
import { Row, Stack } from '../../components/layout/layout.tsx';
import { typeset } from '../../components/text/typography.tsx';
import { wordsFor } from '../../state/words.ts';
import { AdminPage } from '../AdminPage.tsx';
import { useCities } from '../CitySelect.tsx';
import { explanationOf } from '../../state/game/outcome.ts';
import type { StaffStatusBody } from '../calls.ts';
import { LoadFailure } from '../LoadFailure.tsx';
import { type StaffRequestState, alertFailure } from '../use-staff-request.ts';
import { Changes } from './Changes.tsx';
import styles from './OrderPage.module.css';
import { StandingCard } from './StandingCard.tsx';
import { Timeline } from './Timeline.tsx';
import { WayCard } from './WayCard.tsx';
import { useState } from 'react';
import { viewAs } from '../../state/game/view-as.ts';
import { fetchOrderFile, orderStatus } from './order-calls.ts';
import { useChangedData } from '../use-changed-data.ts';
import { common } from '../../words/fr/common.tsx';

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
      <Row gap={3}>
        <SeeAsPlayer order={file.order} />
        <LetterLink order={file.order} />
      </Row>
      {notice && (
        <p role="alert" className="field__error">
          {typeset(notice)}
        </p>
      )}
      <div className={styles.desk}>
        <Stack gap={5}>
          <StandingCard file={file} />
          <WayCard file={file} change={change} />
          <Changes file={file} change={change} />
        </Stack>
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
    <Stack gap={4} className={styles.unknown}>
      <ReturnedLetter className={styles.picture} />
      <p role="alert">{typeset(explanationOf(failure) ?? wordsFor(failure.error, common.errors))}</p>
    </Stack>
  );
}

const ACTIVATED = 3;
const DONE = 4;

/**
 * Opens this player's documents and messages, or the report on a finished game, read only, until the hub is
 * entered.
 */
function SeeAsPlayer({ order }: { readonly order: StaffStatusBody }) {
  const navigate = useNavigate();
  const [busy, setBusy] = useState(false);
  const open = async (path: string) => {
    setBusy(true);
    const result = await orderStatus(order.code);
    setBusy(false);
    if (!result.ok) return alertFailure(result);
    viewAs(result.data);
    void navigate(path);
  };
  return (
    <>
      <Button disabled={order.state < ACTIVATED} held={busy} onClick={() => void open('/document')}>
        Voir comme ce joueur
      </Button>
      {order.state === DONE && (
        <Button held={busy} onClick={() => void open('/home/app/report')}>
          {typeset('Lire son rapport')}
        </Button>
      )}
    </>
  );
}

/** File of one order. */
function useOrderFile(code: string) {
  const { data: file, ...rest } = useChangedData(code, () => fetchOrderFile(code));
  return { file, ...rest };
}
