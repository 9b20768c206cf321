import { useCallback, useEffect, useState } from 'react';
import { isUnderWay } from './print-job-words.ts';
import { listPrintJobs, type PrintJobBody } from './print-job-calls.ts';

const EVERY_MS = 2000;

export interface PrintJobsState {
  /** Newest job of a batch in a form, or in any; null without one. */
  readonly of: (batch: number, form?: PrintJobBody['form']) => PrintJobBody | null;
  readonly known: boolean;
  /** Adds the job returned by a call, and polls it. */
  readonly note: (job: PrintJobBody) => void;
}

/** All print jobs, polled while one is running. A failed request is repeated at the next interval. */
export function usePrintJobs(): PrintJobsState {
  const [jobs, setJobs] = useState<readonly PrintJobBody[] | null>(null);
  const isWaiting = jobs === null || jobs.some(isUnderWay);
  useEffect(() => {
    if (!isWaiting) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let shown = true;
    const poll = async () => {
      const result = await listPrintJobs();
      if (!shown) return;
      if (result.ok) setJobs(result.data);
      timer = setTimeout(() => void poll(), EVERY_MS);
    };
    void poll();
    return () => {
      shown = false;
      clearTimeout(timer);
    };
  }, [isWaiting]);
  const note = useCallback(
    (job: PrintJobBody) => setJobs((known) => [job, ...(known ?? []).filter(({ id }) => id !== job.id)]),
    [],
  );
  return {
    of: (batch, form) =>
      jobs?.find((job) => job.batch === batch && (form === undefined || job.form === form)) ?? null,
    known: jobs !== null,
    note,
  };
}
