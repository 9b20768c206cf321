import { useCallback, useEffect, useState } from 'react';
import { isUnderWay } from './print-job-words.ts';
import { listPrintJobs, type PrintJob } from './print-job-calls.ts';

const EVERY_MS = 2000;

export interface PrintJobs {
  /** Of a batch, the newest; null while nothing is known of any. */
  readonly of: (batch: number) => PrintJob | null;
  readonly known: boolean;
  /** Takes the answer of a call, and asks how it goes on. */
  readonly note: (job: PrintJob) => void;
}

/** All print jobs, asked for again while one is under way. What does not come is asked for the next time. */
export function usePrintJobs(): PrintJobs {
  const [jobs, setJobs] = useState<readonly PrintJob[] | null>(null);
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
  const note = useCallback((job: PrintJob) => setJobs((known) => [job, ...(known ?? []).filter(({ id }) => id !== job.id)]), []);
  return { of: (batch) => jobs?.find((job) => job.batch === batch) ?? null, known: jobs !== null, note };
}
