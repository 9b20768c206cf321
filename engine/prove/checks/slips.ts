import type { Checker } from '../context.ts';
import { slipsBetween } from '../slips.ts';

/** Checks that no slip is accepted which may as well be another name that the city knows. */
export const checkSlips: Checker = (context) =>
  slipsBetween(context)
    .filter(({ accepted }) => accepted.length > 0)
    .map(({ step, solution, name, accepted }) => ({
      code: 'slip-meets-another',
      about: { step, path: ['puzzle'] },
      message: `À l’étape ${step}, « ${accepted[0]} » est admis pour « ${solution} », et peut aussi viser « ${name} ».`,
      wayOut: `Écrivez « ${name} » dans replies ou dans examples.refuse.`,
    }));
