import { useState } from 'react';
import type { ApiPromise } from '../../api/client.ts';
import { Button } from '../../components/actions/Button.tsx';
import { Row } from '../../components/layout/layout.tsx';
import { ProgressBar } from '../../components/status/ProgressBar.tsx';
import { typeset } from '../../components/text/typography.tsx';
import { alertFailure } from '../use-staff-request.ts';
import styles from './BatchPrinting.module.css';
import {
  type PrintJobBody,
  type PrintJobsState,
  cancelPrintJob,
  isUnderWay,
  printJobFile,
  startPrintJob,
  usePrintJobs,
  wordsOf,
} from './print-jobs.ts';

type Form = PrintJobBody['form'];

const TITLES: Readonly<Record<Form, string>> = {
  sheets: 'Le lot en un seul PDF',
  press: 'Le lot pour la presse',
};
const OFFERS: Readonly<Record<Form, string>> = {
  sheets:
    'Toutes les lettres du lot en un seul PDF, tirées par le serveur pendant que vous faites autre chose.',
  press:
    'Les mêmes papiers imposés sur SRA3, avec débord et traits de coupe : lettres pour enveloppe DL à fenêtre, pièces, talons, bordereaux. Chaque pile coupée est dans l’ordre des plis.',
};
const STARTS: Readonly<Record<Form, string>> = { sheets: 'Préparer le PDF', press: 'Imposer pour la presse' };

/**
 * Prints a whole batch in the background, as sheets or imposed for a cutter: start, progress, cancel,
 * download.
 */
export function BatchPrinting({ batch }: { readonly batch: number }) {
  const jobs = usePrintJobs();
  return (
    <>
      <FormPrinting batch={batch} form="sheets" jobs={jobs} />
      <FormPrinting batch={batch} form="press" jobs={jobs} />
    </>
  );
}

function FormPrinting({
  batch,
  form,
  jobs,
}: {
  readonly batch: number;
  readonly form: Form;
  readonly jobs: PrintJobsState;
}) {
  const [busy, setBusy] = useState(false);
  const [notice, setNotice] = useState<string | null>(null);
  const job = jobs.of(batch, form);
  const run = async (call: () => ApiPromise<PrintJobBody>) => {
    setBusy(true);
    const result = await call();
    setBusy(false);
    setNotice(result.ok ? null : alertFailure(result));
    if (result.ok) jobs.note(result.data);
  };
  const start = () => void run(() => startPrintJob(batch, form));
  return (
    <Row
      as="section"
      gap={4}
      lineGap={3}
      align="center"
      className={styles.printing}
      aria-label={typeset(TITLES[form])}
    >
      <p role="status" className={styles.words}>
        {typeset(
          notice ?? (job ? `${form === 'press' ? 'Pour la presse : ' : ''}${wordsOf(job)}` : OFFERS[form]),
        )}
      </p>
      {job && isUnderWay(job) ? (
        <>
          <ProgressBar
            value={job.printed / job.letters}
            label={typeset('Lettres tirées')}
            className={styles.bar}
          />
          <Button held={busy} onClick={() => void run(() => cancelPrintJob(job.id))}>
            Annuler le tirage
          </Button>
        </>
      ) : (
        <>
          {job?.state === 'done' && (
            <a className="button button--primary" href={printJobFile(job.id)} download>
              {form === 'press' ? 'Télécharger les planches' : 'Télécharger le PDF'}
            </a>
          )}
          <Button held={busy || !jobs.known} aria-busy={busy || undefined} onClick={start}>
            {job ? 'Tirer à nouveau' : STARTS[form]}
          </Button>
        </>
      )}
    </Row>
  );
}
