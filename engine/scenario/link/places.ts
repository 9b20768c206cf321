import { readDay } from '../../hours/zoned.ts';
import type { LinkContext } from './context.ts';

const MAX_LATITUDE = 90;

/** Checks beyond the schema: dates and latitudes. */
export function checkPlaces({ draft, report }: LinkContext): void {
  for (const { file, value } of draft.places) {
    value.forEach(({ lastChecked, at: [latitude] }, index) => {
      if (lastChecked !== 'never' && !readDay(lastChecked)) {
        const wayOut = 'Écrivez le jour de la dernière visite, AAAA-MM-JJ, ou never.';
        report(
          'bad-date',
          file.valueAt([index, 'lastChecked']),
          `Le « ${lastChecked} » n’existe pas.`,
          wayOut,
        );
      }
      if (Math.abs(latitude) <= MAX_LATITUDE) return;
      const message = `La latitude ${latitude} n’existe pas : elle va de −90 à 90.`;
      report(
        'out-of-range',
        file.valueAt([index, 'at', 0]),
        message,
        'Écrivez la latitude d’abord, la longitude ensuite.',
      );
    });
  }
}
