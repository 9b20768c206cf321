import { useState } from 'react';
import type { ApiResult } from '../../api/client.ts';
import { Button } from '../../components/actions/Button.tsx';
import { ProgressBar } from '../../components/status/ProgressBar.tsx';
import { t } from '../../components/text/typography.tsx';
import { explanationOf } from '../../state/game/outcome.ts';
import { alertFailure } from '../alerts.ts';
import styles from './BatchPrinting.module.css';
import { cancelPrintJob, printJobFile, startPrintJob, type PrintJobBody } from './print-job-calls.ts';
import { isUnderWay, wordsOf } from './print-job-words.ts';
import { usePrintJobs } from './use-print-jobs.ts';

/** Prints a whole batch as one PDF in the background: start, progress, cancel, download. */
export function BatchPrinting({ batch }: { readonly batch: number }) {
  const jobs = usePrintJobs();
  const [busy, setBusy] = useState(false);
  const [notice, setNotice] = useState<string | null>(null);
  const job = jobs.of(batch);
  const run = async (call: () => Promise<ApiResult<PrintJobBody>>) => {
    setBusy(true);
    const result = await call();
    setBusy(false);
    setNotice(result.ok ? null : explanationOf(result));
    if (result.ok) jobs.note(result.data);
    else alertFailure(result);
  };
  const start = () => void run(() => startPrintJob(batch));
  return (
    <section className={styles.printing} aria-label={t('Le lot en un seul PDF')}>
      <p role="status" className={styles.words}>
        {t(
          notice ??
            (job ? wordsOf(job) : 'Toutes les lettres du lot en un seul PDF, tirées par le serveur pendant que vous faites autre chose.'),
        )}
      </p>
      {job && isUnderWay(job) ? (
        <>
          <ProgressBar value={job.printed / job.letters} label={t('Lettres tirées')} className={styles.bar} />
          <Button held={busy} onClick={() => void run(() => cancelPrintJob(job.id))}>
            Annuler le tirage
          </Button>
        </>
      ) : (
        <>
          {job?.state === 'done' && (
            <a className="button button--primary" href={printJobFile(job.id)} download>
              Télécharger le PDF
            </a>
          )}
          <Button held={busy || !jobs.known} aria-busy={busy || undefined} onClick={start}>
            {job ? 'Tirer à nouveau' : 'Préparer le PDF'}
          </Button>
        </>
      )}
    </section>
  );
}
