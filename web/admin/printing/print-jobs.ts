import { useCallback, useEffect, useState } from 'react';
import type { ApiSchemas } from '../../../schemas/api/openapi.generated.ts';
import { type ApiPromise, apiAddress, request } from '../../api/client.ts';
import { dayOf } from '../dates.ts';

/** Printing of a batch as one file, started by any staff member. */
export type PrintJobBody = ApiSchemas['PrintJob'];

/** Newest first. */
const listPrintJobs = (): ApiPromise<readonly PrintJobBody[]> => request('GET', 'admin/printing');
/** Idempotent for each form while a job is running. */
export const startPrintJob = (batch: number, form: PrintJobBody['form']): ApiPromise<PrintJobBody> =>
  request('POST', `admin/batches/${batch}/printing`, { body: { form }, retry: true });
export const cancelPrintJob = (id: number): ApiPromise<PrintJobBody> =>
  request('POST', `admin/printing/${id}/cancel`, { body: {}, retry: true });
export const printJobFile = (id: number): string => apiAddress(`admin/printing/${id}/letters.pdf`);

export const isUnderWay = ({ state }: PrintJobBody): boolean => state === 'waiting' || state === 'printing';

const plural = (count: number): string => `${count} lettre${count > 1 ? 's' : ''}`;

const FAILURES: Readonly<Record<NonNullable<PrintJobBody['failure']>, string>> = {
  memory: 'Le tirage demandait plus de mémoire que le serveur n’en a : il a été arrêté.',
  disk: 'Le disque du serveur n’a plus de place : rien n’a été gardé de ce tirage.',
  late: 'Le tirage n’avançait plus : il a été arrêté.',
  size: 'Un papier ne tient pas sur sa feuille : raccourcissez la ligne d’un présent, ou regardez les lettres du lot.',
  failed: 'Le tirage a échoué.',
  stopped: 'Le serveur s’est arrêté pendant ce tirage.',
};

/** The same for a list, with its subject. */
export const lineOf = (job: PrintJobBody): string =>
  job.state === 'printing' || job.state === 'done' ? `Tirage : ${wordsOf(job)}` : wordsOf(job);

const tryOf = (tries: number): string => `${tries === 2 ? 'deuxième' : 'dernier'} essai`;

/** State of a job: « 120 lettres sur 500 ». */
export function wordsOf({ state, failure, letters, printed, tries, keptUntil }: PrintJobBody): string {
  switch (state) {
    case 'waiting':
      return failure === null
        ? 'Un autre lot se tire : celui-ci attend son tour.'
        : `${FAILURES[failure]} Il est repris de lui-même : ${tryOf(tries)}.`;
    case 'printing':
      return `${plural(printed)} sur ${letters}${tries > 1 ? `, ${tryOf(tries)}` : ''}`;
    case 'done':
      return `${plural(letters)} en un seul PDF${keptUntil ? `, gardé jusqu’au ${dayOf(keptUntil)}` : ''}.`;
    case 'cancelled':
      return 'Tirage annulé.';
    case 'failed':
      return `${FAILURES[failure ?? 'failed']}${tries > 1 ? ` Les ${tries} essais ont échoué.` : ''} Demandez-le à nouveau.`;
  }
}

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
