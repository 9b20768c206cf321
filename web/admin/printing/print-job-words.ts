import { dayOf } from '../dates.ts';
import type { PrintJobBody } from './print-job-calls.ts';

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

/** State of a job: « 120 lettres sur 500 ». */
export function wordsOf({ state, failure, letters, printed, keptUntil }: PrintJobBody): string {
  switch (state) {
    case 'waiting':
      return 'Un autre lot se tire : celui-ci attend son tour.';
    case 'printing':
      return `${plural(printed)} sur ${letters}`;
    case 'done':
      return `${plural(letters)} en un seul PDF${keptUntil ? `, gardé jusqu’au ${dayOf(keptUntil)}` : ''}.`;
    case 'cancelled':
      return 'Tirage annulé.';
    case 'failed':
      return `${FAILURES[failure ?? 'failed']} Demandez-le à nouveau.`;
  }
}
