import { useCallback, useEffect, useState } from 'react';
import { isUnderWay } from './print-job-words.ts';
import { listPrintJobs, type PrintJobBody } from './print-job-calls.ts';

const EVERY_MS = 2000;

export interface PrintJobsState {
  /** Of a batch, the newest; null while nothing is known of any. */
  readonly of: (batch: number) => PrintJobBody | null;
  readonly known: boolean;
  /** Takes the answer of a call, and asks how it goes on. */
  readonly note: (job: PrintJobBody) => void;
}

/** All print jobs, asked for again while one is under way. What does not come is asked for the next time. */
export function usePrintJobs(): PrintJobsState {
  const [jobs, setJobs] = useState<readonly PrintJobBody[] | null>(null);
  const isWaiting = jobs === null || jobs.some(isUnderWay);
  useEffect(() => {
    if (!isWaiting) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let shown = true;
    const look = async () => {
      const result = await listPrintJobs();
      if (!shown) return;
      if (result.ok) setJobs(result.data);
      timer = setTimeout(() => void look(), EVERY_MS);
    };
    void look();
    return () => {
      shown = false;
      clearTimeout(timer);
    };
  }, [isWaiting]);
  const note = useCallback((job: PrintJobBody) => setJobs((known) => [job, ...(known ?? []).filter(({ id }) => id !== job.id)]), []);
  return { of: (batch) => jobs?.find((job) => job.batch === batch) ?? null, known: jobs !== null, note };
}
