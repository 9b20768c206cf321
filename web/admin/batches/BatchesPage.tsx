import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { Link } from '../../components/actions/Link.tsx';
import { type ApiPromise, apiAddress, request } from '../../api/client.ts';
import { Button } from '../../components/actions/Button.tsx';
import { Field } from '../../components/forms/Field.tsx';
import { Grid, Row, Stack } from '../../components/layout/layout.tsx';
import { Empty } from '../../components/status/Empty.tsx';
import { typeset } from '../../components/text/typography.tsx';
import { submitting } from '../../components/forms/form-data.ts';
import { AdminPage } from '../AdminPage.tsx';
import { GiverField, useNewLetter } from '../CitySelect.tsx';
import { dayOf } from '../dates.ts';
import { PAGE_SIZE, Pages, pageNumber } from '../explorer/Pages.tsx';
import { type PrintJobBody, lineOf, usePrintJobs } from '../printing/print-jobs.ts';
import { HolderWords } from '../queue/queue-words.tsx';
import { ListPlaceholder } from '../LoadFailure.tsx';
import { useChangedData, type ChangedData } from '../use-changed-data.ts';
import styles from './Batches.module.css';
import type { ApiBody, ApiSchemas } from '../../../schemas/api/openapi.generated.ts';

type BatchBody = ApiSchemas['Batch'];

const fetchBatches = (query: string): ApiPromise<readonly BatchBody[]> =>
  request('GET', `admin/batches?${query}`);
export const fetchBatch = (id: string): ApiPromise<BatchBody> =>
  request('GET', `admin/batches/${encodeURIComponent(id)}`);
/** Creates all letters, or none. */
const createBatch = (batch: ApiBody<'/api/admin/batches'>): ApiPromise<BatchBody> =>
  request('POST', 'admin/batches', { body: batch });

const MOST = 500;

export function BatchesPage() {
  const [params] = useSearchParams();
  const page = pageNumber(params);
  const query = new URLSearchParams({ page: String(page), size: String(PAGE_SIZE) }).toString();
  const {
    data: batches,
    total,
    notice,
    change,
    ...request
  } = useChangedData(query, () => fetchBatches(query));
  const jobs = usePrintJobs();
  return (
    <AdminPage title="Lots" about="Des codes neufs par dizaines : tous sont créés, ou aucun.">
      <BatchForm failure={notice} change={change} />
      {!batches && <ListPlaceholder of={request} />}
      {batches && total === 0 && (
        <Empty more="Les codes se gravent par dizaines ; le premier lot se demande ci-dessus.">
          Aucun lot pour l’instant.
        </Empty>
      )}
      {batches && batches.length > 0 && (
        <Stack as="ul" gap={3}>
          {batches.map((batch) => (
            <BatchItem key={batch.id} batch={batch} job={jobs.of(batch.id)} />
          ))}
        </Stack>
      )}
      {batches && <Pages params={params} page={page} total={total} />}
    </AdminPage>
  );
}

interface BatchItemProps {
  readonly batch: BatchBody;
  /** Newest print job of the batch. */
  readonly job: PrintJobBody | null;
}

function BatchItem({ batch: { id, city, count, label, createdAt, taken }, job }: BatchItemProps) {
  return (
    <Row as="li" gap={5} lineGap={2} justify="between" className={styles.slip}>
      <p>
        <b className="typed">{typeset(`Lot ${id} · ${count} × ${city}`)}</b>
        {label && ` ${typeset(label)}`}
        <br />
        {taken ? <HolderWords taken={taken} /> : dayOf(createdAt)}
        {job && (
          <>
            <br />
            {typeset(lineOf(job))}
          </>
        )}
      </p>
      <Row as="p" gap={4} lineGap={0} className={styles.links}>
        <Link to={`/admin/batches/${id}/letters`}>{typeset(`Imprimer les lettres du lot ${id}`)}</Link>
        <a href={apiAddress(`admin/batches/${id}/codes.csv`)} download>
          {typeset(`Codes du lot ${id} (CSV)`)}
        </a>
      </Row>
    </Row>
  );
}

interface BatchFormProps {
  /** Why the last batch was not created. */
  readonly failure: string | null;
  readonly change: ChangedData<readonly BatchBody[]>['change'];
}

function BatchForm({ failure, change }: BatchFormProps) {
  const { letter, fields } = useNewLetter();
  const [count, setCount] = useState('10');
  const [label, setLabel] = useState('');
  const [giver, setGiver] = useState('');
  const [busy, setBusy] = useState(false);
  const [created, setCreated] = useState<BatchBody | null>(null);
  const create = async () => {
    setBusy(true);
    setCreated(null);
    const isCreated = await change(async () => {
      const result = await createBatch({
        ...letter,
        count: Number(count),
        label: label.trim() || null,
        giftFrom: giver.trim() || null,
      });
      if (result.ok) setCreated(result.data);
      return result;
    });
    setBusy(false);
    if (!isCreated) return;
    setLabel('');
    setGiver('');
  };
  const notice = failure ?? (created && `Lot ${created.id} : ${created.count} plis créés.`);
  const valid = /^\d{1,3}$/.test(count.trim()) && Number(count) >= 1 && Number(count) <= MOST;
  return (
    <Grid
      as="form"
      gap={3}
      align="end"
      least="12rem"
      className={styles.form}
      onSubmit={submitting(create)}
      noValidate
    >
      {fields}
      <Field
        label={`Nombre de plis (1 à ${MOST})`}
        inputMode="numeric"
        autoComplete="off"
        value={count}
        error={valid ? null : `Un nombre de 1 à ${MOST}`}
        onType={setCount}
      />
      <Field label="Étiquette" maxLength={200} autoComplete="off" value={label} onType={setLabel} />
      <GiverField value={giver} onType={setGiver} />
      <Button
        type="submit"
        primary
        disabled={letter.cityName === '' || !valid}
        held={busy}
        aria-busy={busy || undefined}
      >
        Créer le lot
      </Button>
      <p role="status" className={styles.notice}>
        {notice && typeset(notice)}
      </p>
    </Grid>
  );
}
